import {
  attachmentMessages,
  cardMessages,
  commentMessages,
  continueMessages,
  courseMessages,
  filterMessages,
  languageMessages,
  noteMessages,
  outlineMessages,
  searchMessages,
  studyMessages,
} from '../messages'
import type { CoursesLocale } from './courses-locale'

/** Chinese texts of the components. */
export const zhCn: CoursesLocale = {
  ...languageMessages,
  ...cardMessages,
  ...continueMessages,
  ...filterMessages,
  ...courseMessages,
  ...outlineMessages,
  ...attachmentMessages,
  ...commentMessages,
  ...noteMessages,
  ...searchMessages,
  ...studyMessages,
}
