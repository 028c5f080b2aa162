import type { CommentTarget } from '../../models/comment'

const resourceTypes = { course: 1, lesson: 2 } as const

/** Converts the target of a comment to API parameters. */
export function commentResource({ kind, id }: CommentTarget) {
  return { rt: resourceTypes[kind], rid: id }
}
