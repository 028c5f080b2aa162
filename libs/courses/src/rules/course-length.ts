import type { LessonGroup } from '@shuyuan/api'
import { lessonsInOrder } from './lesson-order'

/** Length of all lessons in seconds; 0 if the length of any lesson is unknown. */
export function courseLength(groups: readonly LessonGroup[]): number {
  const lessons = lessonsInOrder(groups)
  if (lessons.some(({ duration }) => duration <= 0)) return 0
  return lessons.reduce((sum, { duration }) => sum + duration, 0)
}
