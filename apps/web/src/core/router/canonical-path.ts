/** Whitespace, and invisible characters of links that are copied from a chat. */
const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

/** Zeros before an ID. */
const leadingZeros = /^0+(?=\d+$)/

function canonicalSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    const trimmed = text.replace(edges, '').replace(leadingZeros, '')
    return trimmed === text ? segment : encodeURIComponent(trimmed)
  } catch {
    return segment
  }
}

/**
 * Trims whitespace, encoded or not, from the segments of a path, and leading zeros from IDs. Returns other paths
 * unchanged.
 */
export function canonicalPath(path: string): string {
  const segments = path.split('/')
  const trimmed = segments.map(canonicalSegment)
  const isChanged = trimmed.some((segment, index) => segment !== segments[index])
  // A path that starts with two slashes would be another host.
  return isChanged ? `/${trimmed.filter(Boolean).join('/')}` : path
}
