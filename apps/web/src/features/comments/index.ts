// Comments of a course or a lesson. Other rooms import this file, never the files beside it.

export { CommentsBlock } from './lazy-comments-block'
