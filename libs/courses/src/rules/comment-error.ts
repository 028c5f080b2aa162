import { commentAsSent } from '@shuyuan/api'
import type { CoursesLocale } from '../locales/courses-locale'
import { commentMessages } from '../messages'

/** Longest comment that the server takes, in characters: an emoji of one code point is one. */
export const maxCommentLength = 140

/** What the server takes for a tag: from a `<` without a blank behind it to the next `>` or the end. */
const tags = /<(?![ \t\n\v\f\r])[^>]*(>|$)/g

const lengthOf = (text: string) => Array.from(text).length

/**
 * Why the server would refuse or lose a text, in words for the learner; `null` when it would not.
 *
 * @param messages in another language, as `en` of `/locales/en` has them. @default Chinese
 */
export function commentError(
  content: string,
  messages: Pick<
    CoursesLocale,
    'emptyComment' | 'longComment' | 'endsWithLessThan' | 'onlyTags' | 'longWithBlanks'
  > = commentMessages,
): string | null {
  const text = content.trim()
  if (text === '') return messages.emptyComment
  if (lengthOf(text) > maxCommentLength) return messages.longComment(maxCommentLength)
  if (text.endsWith('<')) return messages.endsWithLessThan
  if (text.replace(tags, '').trim() === '') return messages.onlyTags
  return lengthOf(commentAsSent(text)) > maxCommentLength
    ? messages.longWithBlanks(maxCommentLength)
    : null
}
