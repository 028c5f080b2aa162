import { commentAsSent } from '@shuyuan/api'
import { commentMessages } from '../messages'

/** Longest comment that the server takes, in characters: an emoji of one code point is one. */
export const longestComment = 140

/** What the server takes for a tag: from a `<` without a blank behind it to the next `>` or the end. */
const tags = /<(?![ \t\n\v\f\r])[^>]*(>|$)/g

const lengthOf = (text: string) => Array.from(text).length

/** Why the server would refuse or lose a text, in words for the reader; `null` when it would not. */
export function commentFault(content: string): string | null {
  const text = content.trim()
  if (text === '') return commentMessages.emptyComment
  if (lengthOf(text) > longestComment) return commentMessages.longComment(longestComment)
  if (text.endsWith('<')) return commentMessages.endsWithLessThan
  if (text.replace(tags, '').trim() === '') return commentMessages.onlyTags
  return lengthOf(commentAsSent(text)) > longestComment
    ? commentMessages.longWithBlanks(longestComment)
    : null
}
