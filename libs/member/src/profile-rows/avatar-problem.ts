import { messages } from '../messages'

/** The server takes 1024 KB. */
const maxBytes = 1024 * 1024

/** What may be picked, as types of files. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * What speaks against a file as an avatar, ready to show.
 *
 * @returns `undefined` when it may be sent
 */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!avatarTypes.includes(type)) return messages.avatarNotPicture
  if (size === 0) return messages.avatarEmpty
  if (size <= maxBytes) return undefined
  // Rounded up, so that a file barely too large is not called 1 MB.
  return messages.avatarTooLarge((Math.ceil((size / maxBytes) * 100) / 100).toString())
}
