import type { LessonDetail } from '@shuyuan/api'

/** Whether the learner has access to the whole course. False if only the lesson was bought, as its reply cannot show it. */
export function hasCourseAccess({
  lesson,
  canWatch,
  boughtLessonIds,
}: Pick<LessonDetail, 'lesson' | 'canWatch' | 'boughtLessonIds'>): boolean {
  return canWatch && !boughtLessonIds.includes(lesson.id)
}
