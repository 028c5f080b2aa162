import type { LessonDetail } from '@shuyuan/api'

/** Whether the learner may watch a lesson or its trial. */
export function mayPlay({ lesson, canWatch }: Pick<LessonDetail, 'lesson' | 'canWatch'>): boolean {
  return canWatch || lesson.freeSeconds > 0
}
