// All user-visible texts of this library. One file per area, so that pages bundle only the texts
// that they use.

export { languageMessages } from './messages/language-messages'
export { continueMessages } from './messages/study-messages'
export { cardMessages } from './messages/card-messages'
export { filterMessages } from './messages/card-messages'
export { courseMessages } from './messages/course-messages'
export { outlineMessages } from './messages/outline-messages'
export { attachmentMessages } from './messages/course-messages'
export { commentMessages } from './messages/comment-messages'
export { noteMessages } from './messages/note-messages'
export { rhythmMessages } from './messages/rhythm-messages'
export { searchMessages } from './messages/search-messages'
export { studyMessages } from './messages/study-messages'
