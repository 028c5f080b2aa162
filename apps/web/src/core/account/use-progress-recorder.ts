import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LessonProgress, ProgressByLesson } from '@shuyuan/api'
import { useServices } from '../use-services'
import { type ProgressRecorder, getProgressRecorders } from './progress-recorder'

const none = () => null

/** Progress recorder of the signed-in learner, or null for visitors. */
export function useProgressRecorder(): ProgressRecorder | null {
  const recorders = getProgressRecorders(useServices())
  return useSyncExternalStore(recorders.subscribe, recorders.current, none)
}

/**
 * Whether progress that a killed browser left is restored. A recorder that is created later, such as by a sign-in, does
 * not interrupt a lesson, so it does not count.
 */
export function useHasRestoredProgress(): boolean {
  const recorder = useProgressRecorder()
  const [first] = useState(recorder)
  const [hasRestored, setHasRestored] = useState(first?.isReady() ?? true)
  useEffect(() => {
    void first?.ready.then(() => setHasRestored(true))
  }, [first])
  return hasRestored
}

type Watched = Pick<LessonProgress, 'watchedSeconds' | 'watchedAt'>

/** Returns a function that gives the watched seconds of a lesson, without skipped parts. */
export function useShownSeconds(): (lessonId: number, known: Watched) => number {
  const recorder = useProgressRecorder()
  return useMemo(
    () => (lessonId, known) =>
      recorder === null || known.watchedAt !== null
        ? known.watchedSeconds
        : recorder.watched.shownSeconds(lessonId, known.watchedSeconds),
    [recorder],
  )
}

/** Progress with the watched seconds, without skipped parts. */
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
