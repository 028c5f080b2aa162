import { messages } from '../messages'

/** More than this no browser should be made to unpack. */
const maxMegabytes = 20

/** What may be picked, as types of files. */
export const avatarTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp']

/**
 * What speaks against a file as the source of an avatar, ready to show.
 *
 * @returns `undefined` when it may be cut
 */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!avatarTypes.includes(type)) return messages.avatarNotImage
  if (size === 0) return messages.avatarEmpty
  return size > maxMegabytes * 1024 * 1024 ? messages.avatarTooLarge(maxMegabytes) : undefined
}
