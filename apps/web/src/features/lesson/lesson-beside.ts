import type { LessonDetail } from '@shuyuan/api'
import { lessonsInOrder } from '@shuyuan/courses'

/**
 * What a lesson's reply says of another lesson of its course; `undefined` of one that it does not list.
 * How far that one may be watched is a guess.
 */
export function lessonBeside(detail: LessonDetail, lessonId: number): LessonDetail | undefined {
  const { groups, canWatch, boughtLessonIds } = detail
  const lesson = lessonsInOrder(groups).find(({ id }) => id === lessonId)
  return lesson && { ...detail, lesson, canWatch: canWatch || boughtLessonIds.includes(lessonId) }
}
