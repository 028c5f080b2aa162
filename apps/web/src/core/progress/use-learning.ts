import { useMemo, useSyncExternalStore } from 'react'
import type { LessonProgress, ProgressByLesson } from '@shuyuan/api'
import { useServices } from '../use-services'
import { type Learning, learningOf } from './learning'

const none = () => null

/** Where the present learner's watching is recorded; `null` for a visitor. */
export function useLearning(): Learning | null {
  const learning = learningOf(useServices())
  return useSyncExternalStore(learning.subscribe, learning.current, none)
}

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

/** Progress with the seconds that were really watched. */
export function useShownProgress(progress: ProgressByLesson): ProgressByLesson {
  const shown = useShownSeconds()
  return useMemo(
    () =>
      Object.fromEntries(
        Object.values(progress).map((known) => [
          known.lessonId,
          { ...known, watchedSeconds: shown(known.lessonId, known) },
        ]),
      ),
    [shown, progress],
  )
}
