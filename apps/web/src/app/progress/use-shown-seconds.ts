import type { LessonProgress } from '@shuyuan/api'
import { useMemo } from 'react'
import { useLearning } from './use-learning'

type Watched = Pick<LessonProgress, 'watchedSeconds' | 'watchedAt'>

/** Gives the seconds of a lesson that were really watched, without what was skipped. */
export function useShownSeconds(): (lessonId: number, known: Watched) => number {
  const learning = useLearning()
  return useMemo(
    () => (lessonId, known) =>
      learning === null || known.watchedAt !== null
        ? known.watchedSeconds
        : learning.watched.shownSeconds(lessonId, known.watchedSeconds),
    [learning],
  )
}
