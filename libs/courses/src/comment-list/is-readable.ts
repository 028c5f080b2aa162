import type { CommentReply } from '@shuyuan/api'

/** Whether a comment has been reviewed or belongs to the learner with this name. */
export function isReadable({ isPending, author }: CommentReply, ownName?: string): boolean {
  return !isPending || (author !== null && author.name === ownName)
}
