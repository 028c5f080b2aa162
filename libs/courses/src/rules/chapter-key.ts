import type { LessonGroup } from '@shuyuan/api'

/** Id of the chapter of a group; 0 for the lessons without one. */
export function chapterKey({ chapter }: Pick<LessonGroup, 'chapter'>): number {
  return chapter?.id ?? 0
}
