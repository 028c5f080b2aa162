import { commentAsSent } from '@shuyuan/api'
import { isBlank } from '@shuyuan/ui'
import type { CoursesLocale } from '../locales/courses-locale'
import { commentMessages } from '../messages'

/** Maximum length of a comment in characters. An emoji of one code point counts as one. */
export const maxCommentLength = 140

/** The server strips tags: from a `<` without a space after it to the next `>` or the end. */
const tags = /<(?![ \t\n\v\f\r])[^>]*(>|$)/g

const lengthOf = (text: string) => Array.from(text).length

/**
 * Returns why the server would reject or cut a comment, as text for the learner, or `null`.
 *
 * @param messages in another language, such as those of `en` in `/locales/en`. @default Chinese
 */
export function commentError(
  content: string,
  messages: Pick<
    CoursesLocale,
    'emptyComment' | 'commentTooLong' | 'endsWithLessThan' | 'onlyTags' | 'tooLongWithSpaces'
  > = commentMessages,
): string | null {
  const text = content.trim()
  if (isBlank(text)) return messages.emptyComment
  if (lengthOf(text) > maxCommentLength) return messages.commentTooLong(maxCommentLength)
  if (text.endsWith('<')) return messages.endsWithLessThan
  if (isBlank(text.replace(tags, ''))) return messages.onlyTags
  return lengthOf(commentAsSent(text)) > maxCommentLength
    ? messages.tooLongWithSpaces(maxCommentLength)
    : null
}
