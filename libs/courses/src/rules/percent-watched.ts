import type { LessonGroup, LessonProgress, ProgressByLesson } from '@shuyuan/api'
import { lessonsInOrder } from './lesson-order'

/**
 * How much of a lesson was watched, in whole percent, rounded down; 100 only once completed.
 *
 * @param duration in seconds
 */
export function percentWatched(
  progress: Pick<LessonProgress, 'watchedSeconds' | 'watchedAt'> | undefined,
  duration: number,
): number {
  if (!progress) return 0
  if (progress.watchedAt !== null) return 100
  if (duration <= 0) return 0
  const percent = Math.floor((progress.watchedSeconds / duration) * 100)
  return Math.min(99, Math.max(0, percent))
}

/** How far a course was learned. */
export interface CourseProgress {
  /** Completed lessons. */
  completed: number
  total: number
  /** Of completed lessons, whole percent. */
  percent: number
}

/** Completed lessons of a course; lessons no longer listed do not count. */
export function courseProgress(
  groups: readonly LessonGroup[],
  progress: ProgressByLesson,
): CourseProgress {
  const lessons = lessonsInOrder(groups)
  const completed = lessons.filter((lesson) => progress[lesson.id]?.watchedAt).length
  const total = lessons.length
  return { completed, total, percent: total === 0 ? 0 : Math.floor((completed / total) * 100) }
}
