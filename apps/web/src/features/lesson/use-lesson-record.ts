import type { LessonDetail } from '@shuyuan/api'
import type { PlayerProps } from '@shuyuan/player'
import { use, useEffect, useState } from 'react'
import { useProgressRecorder } from '../../core/progress/use-progress-recorder'

type LessonRecord = Required<Pick<PlayerProps, 'startAt' | 'isFinished' | 'onProgress'>>

/**
 * Start position of a lesson and recorder of its progress. The start position does not change while the
 * lesson is open. Suspends before the start until progress left by a killed browser is read.
 */
export function useLessonRecord({
  lesson: { id },
  progress,
}: Pick<LessonDetail, 'lesson' | 'progress'>): LessonRecord {
  const recorder = useProgressRecorder()
  // A recorder that is created later, such as by a sign-in, does not interrupt the lesson.
  const [first] = useState(recorder)
  if (first !== null) use(first.ready)
  const [initial] = useState(() => {
    const known = progress[id]
    const isFinished = (known?.watchedAt ?? null) !== null
    const server = known?.watchedSeconds ?? 0
    const startAt = isFinished ? 0 : Math.max(server, recorder?.queue.reached(id) ?? 0)
    return { isFinished, server, startAt }
  })
  useEffect(() => {
    if (initial.isFinished) recorder?.watched.forget(id)
    else recorder?.watched.open(id, initial.server)
  }, [recorder, id, initial])
  return {
    startAt: initial.startAt,
    isFinished: initial.isFinished,
    onProgress({ from, to, seconds, cause }) {
      if (recorder === null) return
      if (!initial.isFinished) recorder.watched.add(id, from, to)
      if (cause === 'playing') recorder.queue.note(id, seconds)
      else {
        const isLeaving = cause === 'hide' || cause === 'leave'
        recorder.queue.report(id, seconds, { isLeaving })
      }
    },
  }
}
