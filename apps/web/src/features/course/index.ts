// Parts of a course that its lessons show, too. Other rooms import this file, never the files beside it.

export { CourseTrail } from './course-trail'
export { AttachmentsBlock } from './lazy-attachments-block'
