// The only file of this folder that other features import.

export { CourseTrail } from './course-trail'
export { AttachmentsBlock } from './attachments-block'
