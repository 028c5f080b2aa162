import type { LessonDetail } from '@shuyuan/api'

/** Whether the learner may watch a lesson or its trial. */
export function mayPlay({ lesson, canWatch }: Pick<LessonDetail, 'lesson' | 'canWatch'>): boolean {
  return canWatch || lesson.freeSeconds > 0
}

/** Whether the learner has access to the whole course. False if only the lesson was bought, as its reply cannot show it. */
export function hasCourseAccess({
  lesson,
  canWatch,
  boughtLessonIds,
}: Pick<LessonDetail, 'lesson' | 'canWatch' | 'boughtLessonIds'>): boolean {
  return canWatch && !boughtLessonIds.includes(lesson.id)
}
