/** Whitespace, and invisible characters of links that are copied from a chat. */
const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu

function trimSegment(segment: string): string {
  try {
    const text = decodeURIComponent(segment)
    const trimmed = text.replace(edges, '')
    return trimmed === text ? segment : encodeURIComponent(trimmed)
  } catch {
    return segment
  }
}

/**
 * Trims whitespace, encoded or not, from the segments of a path. Returns a path without any unchanged.
 */
export function trimPath(path: string): string {
  const segments = path.split('/')
  const trimmed = segments.map(trimSegment)
  const hasBlanks = trimmed.some((segment, index) => segment !== segments[index])
  // A path that starts with two slashes would be another host.
  return hasBlanks ? `/${trimmed.filter(Boolean).join('/')}` : path
}
