import { messages } from '../messages'

const maxLength = 24

/**
 * What speaks against a nickname, ready to show.
 *
 * @param nickname without white space around it
 * @param current the name now; to send it again would use up the only change
 * @returns `undefined` when it may be sent
 */
export function nicknameProblem(nickname: string, current: string): string | undefined {
  if (nickname === '') return messages.nicknameMissing
  // Counted as the server does, where an emoji is one character.
  const length = [...nickname].length
  if (length > maxLength) return messages.nicknameTooLong(length)
  return nickname === current ? messages.nicknameSame : undefined
}
