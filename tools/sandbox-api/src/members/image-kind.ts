const signatures: [extension: string, start: readonly number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47]],
  ['jpg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
]

/** Detects the file extension of an image from its first bytes. Returns null for other files. */
export function imageExtension(bytes: Uint8Array): string | null {
  const found = signatures.find(([, start]) => start.every((byte, index) => bytes[index] === byte))
  if (found) return found[0]
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 512))
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp'
  return /^\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*)*<svg[\s>]/s.test(head) ? 'svg' : null
}
