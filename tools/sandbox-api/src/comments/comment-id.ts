/** Encodes a comment's number as 16 letters and digits. Zero, which means none, is encoded too. */
export function encodeCommentId(id: number): string {
  return id.toString(36).padStart(16, '0')
}

/** Decodes a comment ID, or returns null if it is invalid. */
export function decodeCommentId(text: string): number | null {
  return /^[0-9a-z]{16}$/.test(text) ? Number.parseInt(text, 36) : null
}
