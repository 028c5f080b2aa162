/** Blanks, and the invisible characters that a link brings along when it is copied out of a chat. */
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
 * Removes blanks around the segments of a path, in their encoded form or as they are. A path without any
 * is returned unchanged.
 */
export function trimPath(path: string): string {
  const segments = path.split('/')
  const trimmed = segments.map(trimSegment)
  const hasBlanks = trimmed.some((segment, index) => segment !== segments[index])
  // Two slashes at the start would name another host.
  return hasBlanks ? `/${trimmed.filter(Boolean).join('/')}` : path
}
