import type { LessonDetail } from '@shuyuan/api'
import { lessonsInOrder } from '@shuyuan/courses'
import { hasCourseAccess } from './lesson-access'

/**
 * Builds the detail of another lesson of the same course from a lesson's reply. Undefined if the reply does not list
 * it. `canWatch` is false if access is not known.
 */
export function siblingLesson(detail: LessonDetail, lessonId: number): LessonDetail | undefined {
  const { groups, boughtLessonIds } = detail
  const lesson = lessonsInOrder(groups).find(({ id }) => id === lessonId)
  const canWatch = hasCourseAccess(detail) || boughtLessonIds.includes(lessonId)
  return lesson && { ...detail, lesson, canWatch }
}
