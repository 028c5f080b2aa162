import type { CourseCategory } from '@shuyuan/api'

/** The URL's words for a chosen category: its top level, and itself when it is a child. */
export function categoryParams(
  categories: readonly CourseCategory[],
  categoryId: number,
): { cid?: number; child?: number } {
  if (categoryId === 0) return {}
  const parent = categories.find(({ children }) => children.some(({ id }) => id === categoryId))
  return parent === undefined ? { cid: categoryId } : { cid: parent.id, child: categoryId }
}
