import type { LessonDetail } from '@shuyuan/api'
import { lessonsInOrder } from '@shuyuan/courses'

/**
 * Builds the detail of another lesson of the same course from a lesson's reply. Undefined if the reply does
 * not list it. `canWatch` is a guess.
 */
export function siblingLesson(detail: LessonDetail, lessonId: number): LessonDetail | undefined {
  const { groups, canWatch, boughtLessonIds } = detail
  const lesson = lessonsInOrder(groups).find(({ id }) => id === lessonId)
  return lesson && { ...detail, lesson, canWatch: canWatch || boughtLessonIds.includes(lessonId) }
}
