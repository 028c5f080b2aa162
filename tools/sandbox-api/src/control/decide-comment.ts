import { decodeCommentId } from '../comments/comment-id'
import type { Sandbox } from '../sandbox'

/** Approves or rejects a pending comment. Rejecting deletes it and its replies. */
export function decideComment({ store }: Sandbox, encodedId: string, isApproved: boolean) {
  const id = decodeCommentId(encodedId)
  if (id === null) throw new Error('No such comment')
  if (isApproved) store.run('UPDATE comments SET is_check = 1 WHERE id = ?', id)
  else store.run('DELETE FROM comments WHERE id = ? OR parent_id = ?', id, id)
}
