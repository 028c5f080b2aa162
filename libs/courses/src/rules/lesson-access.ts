import type { Lesson } from '@shuyuan/api'
import { opensAllLessons, type CourseAccess } from './course-access'

/** Whether a lesson may be watched: in full, for its first seconds, or not at all. */
export type LessonAccess = 'open' | 'trial' | 'locked'

/** Access to one lesson of a course. */
export function lessonAccess(
  { freeSeconds }: Pick<Lesson, 'freeSeconds'>,
  access: CourseAccess,
): LessonAccess {
  if (opensAllLessons(access)) return 'open'
  return freeSeconds > 0 ? 'trial' : 'locked'
}
