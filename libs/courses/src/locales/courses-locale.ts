import type {
  attachmentMessages,
  cardMessages,
  commentMessages,
  continueMessages,
  courseMessages,
  filterMessages,
  languageMessages,
  noteMessages,
  outlineMessages,
  rhythmMessages,
  searchMessages,
  studyMessages,
} from '../messages'

/**
 * Texts of the components in one language: visible texts and accessible names. `language` is its
 * BCP 47 tag.
 */
export type CoursesLocale = typeof languageMessages &
  typeof cardMessages &
  typeof continueMessages &
  typeof filterMessages &
  typeof courseMessages &
  typeof outlineMessages &
  typeof attachmentMessages &
  typeof commentMessages &
  typeof noteMessages &
  typeof rhythmMessages &
  typeof searchMessages &
  typeof studyMessages
