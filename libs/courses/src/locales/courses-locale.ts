import type {
  attachmentMessages,
  cardMessages,
  commentMessages,
  continueMessages,
  courseMessages,
  filterMessages,
  languageMessages,
  outlineMessages,
  searchMessages,
  studyMessages,
} from '../messages'

/**
 * A language of the components: every text that people read or hear, and as `language` its tag
 * (BCP 47).
 */
export type CoursesLocale = typeof languageMessages &
  typeof cardMessages &
  typeof continueMessages &
  typeof filterMessages &
  typeof courseMessages &
  typeof outlineMessages &
  typeof attachmentMessages &
  typeof commentMessages &
  typeof searchMessages &
  typeof studyMessages
