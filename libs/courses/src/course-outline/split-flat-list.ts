import type { LessonGroup } from '@shuyuan/api'

/** Number of lessons per part. */
const partSize = 50

/**
 * Splits a flat list of lessons into chapters of 50. The ID of each is the number of its first
 * lesson: 1, 51, 101 … Lists with chapters stay unchanged.
 */
export function splitFlatList(
  groups: readonly LessonGroup[],
  titleOf: (first: number, last: number) => string,
): readonly LessonGroup[] {
  const [only] = groups
  if (groups.length !== 1 || !only || only.chapter !== null) return groups
  const { lessons } = only
  return Array.from({ length: Math.ceil(lessons.length / partSize) }, (_, index) => {
    const part = lessons.slice(index * partSize, (index + 1) * partSize)
    const first = index * partSize + 1
    return {
      chapter: { id: first, title: titleOf(first, index * partSize + part.length) },
      lessons: part,
    }
  })
}
