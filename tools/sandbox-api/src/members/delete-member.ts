import type { Sandbox } from '../sandbox'

/**
 * Deletes an account permanently, with its comments and the threads that they started. Replies by
 * others to its replies remain.
 */
export function deleteMember({ store }: Sandbox, id: number) {
  store.transaction(() => {
    store.run(
      `DELETE FROM comments WHERE user_id = ?
        OR parent_id IN (SELECT id FROM comments WHERE user_id = ? AND parent_id = 0)`,
      id,
      id,
    )
    store.run('DELETE FROM socialites WHERE user_id = ?', id)
    store.run('DELETE FROM users WHERE id = ?', id)
  })
}
