import type { ProgressByLesson } from '@shuyuan/api'
import { useMemo } from 'react'
import { useLearning } from '../../progress/use-learning'

/** Progress with the seconds that were really watched: what somebody jumped over is not. */
export function useShownProgress(progress: ProgressByLesson): ProgressByLesson {
  const learning = useLearning()
  return useMemo(() => {
    if (learning === null) return progress
    const shown = Object.values(progress).map((known) =>
      known.watchedAt === null
        ? {
            ...known,
            watchedSeconds: learning.watched.shownSeconds(known.lessonId, known.watchedSeconds),
          }
        : known,
    )
    return Object.fromEntries(shown.map((known) => [known.lessonId, known]))
  }, [learning, progress])
}
