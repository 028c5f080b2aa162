import type { LessonGroup, LessonProgress, ProgressByLesson } from '@shuyuan/api'
import { lessonsInOrder } from './lesson-order'

/**
 * Returns how much of a lesson was watched, in whole percent, rounded down. 100 only once
 * completed.
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

/** Progress in a course. */
export interface CourseProgress {
  /** Number of completed lessons. */
  completed: number
  total: number
  /** Share of completed lessons in whole percent; 100 only if none is left. */
  percent: number
}

/** Rounds like the server, which gives 57 for seven of twelve. */
function percentOf(completed: number, total: number): number {
  if (completed === total) return total === 0 ? 0 : 100
  return Math.min(99, Math.trunc((Math.round((completed / total) * 100) / 100) * 100))
}

/** Counts the completed lessons of a course. Lessons that are no longer listed do not count. */
export function courseProgress(
  groups: readonly LessonGroup[],
  progress: ProgressByLesson,
): CourseProgress {
  const lessons = lessonsInOrder(groups)
  const completed = lessons.filter((lesson) => progress[lesson.id]?.watchedAt).length
  const total = lessons.length
  return { completed, total, percent: percentOf(completed, total) }
}
