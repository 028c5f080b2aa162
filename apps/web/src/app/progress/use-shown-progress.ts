import type { ProgressByLesson } from '@shuyuan/api'
import { useMemo } from 'react'
import { useShownSeconds } from './use-shown-seconds'

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
