import type { Sandbox } from '../sandbox'

/** A row of `comments` with its author, who may have been deleted. */
export interface CommentRow {
  id: number
  parent_id: number
  reply_id: number
  user_id: number
  content: string
  ip_province: string
  is_check: number
  created_at: number
  nick_name: string | null
  avatar: string | null
}

export interface CommentTarget {
  rt: number
  rid: number
}

const selectComment = `SELECT comments.*, users.nick_name, users.avatar FROM comments
  LEFT JOIN users ON users.id = user_id`

/** Returns the replies of a comment, newest first; parent 0 is the top level. */
export function commentsUnder(
  { store }: Sandbox,
  { rt, rid }: CommentTarget,
  parentId: number,
  limit = -1,
): CommentRow[] {
  return store.all<CommentRow>(
    `${selectComment} WHERE rt = ? AND rid = ? AND parent_id = ?
     ORDER BY comments.created_at DESC, comments.id DESC LIMIT ?`,
    rt,
    rid,
    parentId,
    limit,
  )
}

export function countUnder(
  { store }: Sandbox,
  { rt, rid }: CommentTarget,
  parentId: number,
): number {
  const row = store.one<{ total: number }>(
    'SELECT count(*) AS total FROM comments WHERE rt = ? AND rid = ? AND parent_id = ?',
    rt,
    rid,
    parentId,
  )
  return row?.total ?? 0
}

export function findComment({ store }: Sandbox, id: number): CommentRow | undefined {
  return store.one<CommentRow>(`${selectComment} WHERE comments.id = ?`, id)
}
