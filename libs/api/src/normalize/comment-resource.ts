import type { CommentTarget } from '../models/comment'

const resourceTypes = { course: 1, lesson: 2 } as const

/** What is commented on, in the wire's words. */
export function commentResource({ kind, id }: CommentTarget) {
  return { rt: resourceTypes[kind], rid: id }
}
