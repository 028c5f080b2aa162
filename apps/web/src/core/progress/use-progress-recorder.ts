import { useMemo, useSyncExternalStore } from 'react'
import type { LessonProgress, ProgressByLesson } from '@shuyuan/api'
import { useServices } from '../use-services'
import { type ProgressRecorder, getProgressRecorders } from './progress-recorder'

const none = () => null

/** Progress recorder of the signed-in learner, or null for visitors. */
export function useProgressRecorder(): ProgressRecorder | null {
  const recorders = getProgressRecorders(useServices())
  return useSyncExternalStore(recorders.subscribe, recorders.current, none)
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
