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
  rhythmMessages,
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
  ...rhythmMessages,
  ...searchMessages,
  ...studyMessages,
}
