import type { Lesson } from '@shuyuan/api'
import { opensAllLessons, type CourseAccess } from './course-access'

/** Whether a lesson may be watched: in full, for its first seconds, or not at all. */
export type LessonAccess = 'open' | 'trial' | 'locked'

/**
 * Access to one lesson of a course.
 *
 * @param boughtLessonIds lessons that were bought singly
 */
export function lessonAccess(
  { id, freeSeconds }: Pick<Lesson, 'id' | 'freeSeconds'>,
  access: CourseAccess,
  boughtLessonIds: readonly number[] = [],
): LessonAccess {
  if (opensAllLessons(access) || boughtLessonIds.includes(id)) return 'open'
  return freeSeconds > 0 ? 'trial' : 'locked'
}
