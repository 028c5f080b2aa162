import { commentMessages } from '../messages'

/** Longest comment that the server takes, in characters: an emoji of one code point is one. */
export const longestComment = 140

/** Why the server would refuse a text, in its words; `null` when it would not. */
export function commentFault(content: string): string | null {
  const { length } = Array.from(content.trim())
  if (length === 0) return commentMessages.emptyComment
  return length > longestComment ? commentMessages.longComment(longestComment) : null
}
