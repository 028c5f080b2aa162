import type { Sandbox } from '../sandbox'

/**
 * Deletes a course with its chapters, lessons, attachments and comments. Purchases and watch records
 * remain, as in production.
 *
 * @returns false if there is no such course
 */
export function deleteCourse({ store }: Sandbox, id: number): boolean {
  return store.transaction(() => {
    store.run(
      `DELETE FROM comments WHERE (rt = 1 AND rid = ?)
        OR (rt = 2 AND rid IN (SELECT id FROM videos WHERE course_id = ?))`,
      id,
      id,
    )
    for (const table of ['chapters', 'videos', 'attachments']) {
      store.run(`DELETE FROM ${table} WHERE course_id = ?`, id)
    }
    return store.run('DELETE FROM courses WHERE id = ?', id).changes > 0
  })
}
