import {
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
import type { CoursesLocale } from './courses-locale'

/** The components in Chinese. */
export const zhCn: CoursesLocale = {
  ...languageMessages,
  ...cardMessages,
  ...continueMessages,
  ...filterMessages,
  ...courseMessages,
  ...outlineMessages,
  ...attachmentMessages,
  ...commentMessages,
  ...searchMessages,
  ...studyMessages,
}
