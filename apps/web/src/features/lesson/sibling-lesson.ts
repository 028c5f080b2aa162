import type { LessonDetail } from '@shuyuan/api'
import { lessonsInOrder } from '@shuyuan/courses'

/**
 * Builds the detail of another lesson of the same course from a lesson's reply. Undefined if the reply does not list
 * it. `canWatch` is false if access is not known.
 */
export function siblingLesson(detail: LessonDetail, lessonId: number): LessonDetail | undefined {
  const { groups, boughtLessonIds } = detail
  const lesson = lessonsInOrder(groups).find(({ id }) => id === lessonId)
  const isCourseBought = detail.canWatch && !boughtLessonIds.includes(detail.lesson.id)
  const canWatch = isCourseBought || boughtLessonIds.includes(lessonId)
  return lesson && { ...detail, lesson, canWatch }
}
