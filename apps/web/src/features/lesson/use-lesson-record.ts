import type { LessonDetail } from '@shuyuan/api'
import type { PlayerProps } from '@shuyuan/player'
import { use, useEffect, useState } from 'react'
import { useLearning } from '../../core/progress/use-learning'

type LessonRecord = Required<Pick<PlayerProps, 'startAt' | 'isFinished' | 'onProgress'>>

/**
 * Where a lesson goes on, and where its watching is written down. Both stay those of its opening. Suspends
 * until what a killed browser left is read.
 */
export function useLessonRecord({
  lesson: { id },
  progress,
}: Pick<LessonDetail, 'lesson' | 'progress'>): LessonRecord {
  const learning = useLearning()
  if (learning !== null) use(learning.ready)
  const [begin] = useState(() => {
    const known = progress[id]
    const isFinished = (known?.watchedAt ?? null) !== null
    const server = known?.watchedSeconds ?? 0
    const startAt = isFinished ? 0 : Math.max(server, learning?.queue.reached(id) ?? 0)
    return { isFinished, server, startAt }
  })
  // What the device keeps is outside React.
  useEffect(() => {
    if (begin.isFinished) learning?.watched.forget(id)
    else learning?.watched.open(id, begin.server)
  }, [learning, id, begin])
  return {
    startAt: begin.startAt,
    isFinished: begin.isFinished,
    onProgress({ from, to, seconds, cause }) {
      if (learning === null) return
      if (!begin.isFinished) learning.watched.add(id, from, to)
      if (cause === 'playing') learning.queue.note(id, seconds)
      else {
        const isLeaving = cause === 'hide' || cause === 'leave'
        learning.queue.report(id, seconds, { isLeaving })
      }
    },
  }
}
