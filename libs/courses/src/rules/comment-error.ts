import { commentAsSent } from '@shuyuan/api'
import { commentMessages } from '../messages'

/** Longest comment that the server takes, in characters: an emoji of one code point is one. */
export const maxCommentLength = 140

/** What the server takes for a tag: from a `<` without a blank behind it to the next `>` or the end. */
const tags = /<(?![ \t\n\v\f\r])[^>]*(>|$)/g

const lengthOf = (text: string) => Array.from(text).length

/** Why the server would refuse or lose a text, in words for the reader; `null` when it would not. */
export function commentError(content: string): string | null {
  const text = content.trim()
  if (text === '') return commentMessages.emptyComment
  if (lengthOf(text) > maxCommentLength) return commentMessages.longComment(maxCommentLength)
  if (text.endsWith('<')) return commentMessages.endsWithLessThan
  if (text.replace(tags, '').trim() === '') return commentMessages.onlyTags
  return lengthOf(commentAsSent(text)) > maxCommentLength
    ? commentMessages.longWithBlanks(maxCommentLength)
    : null
}
