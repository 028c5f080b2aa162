import type { LessonDetail } from '@shuyuan/api'
import type { PlayerProps } from '@shuyuan/player'
import { createReplayPositions } from '@shuyuan/watch-progress'
import { useEffect, useMemo, useState } from 'react'
import { useProgressRecorder } from '../../../core/account/use-progress-recorder'
import { useServices } from '../../../core/use-services'

type LessonRecord = Required<Pick<PlayerProps, 'startAt' | 'watchedUntil' | 'onProgress'>>

/**
 * Start position of a lesson and recorder of its progress. A completed lesson starts at 0, or where the learner
 * stopped watching it again. The start position does not change while the lesson is open. Use it once
 * `useHasRestoredProgress` returns true.
 */
export function useLessonRecord({
  lesson: { id },
  progress,
}: Pick<LessonDetail, 'lesson' | 'progress'>): LessonRecord {
  const recorder = useProgressRecorder()
  const { device } = useServices()
  const learner = recorder?.learner
  const replays = useMemo(
    () => (learner === undefined ? null : createReplayPositions(device, learner)),
    [device, learner],
  )
  const [initial] = useState(() => {
    const known = progress[id]
    const isFinished = (known?.watchedAt ?? null) !== null
    const server = known?.watchedSeconds ?? 0
    const startAt = isFinished
      ? (replays?.get(id) ?? 0)
      : Math.max(server, recorder?.queue.reached(id) ?? 0)
    return { isFinished, server, startAt }
  })
  useEffect(() => {
    if (initial.isFinished) recorder?.watched.forget(id)
    else recorder?.watched.open(id, initial.server)
  }, [recorder, id, initial])
  return {
    startAt: initial.startAt,
    watchedUntil: initial.isFinished ? Infinity : initial.startAt,
    onProgress({ from, to, seconds, cause }) {
      if (recorder === null) return
      if (!initial.isFinished) recorder.watched.add(id, from, to)
      const isCompleted = (progress[id]?.watchedAt ?? null) !== null
      if (cause === 'ended') replays?.forget(id)
      else if (isCompleted) replays?.set(id, seconds)
      if (cause === 'playing') recorder.queue.note(id, seconds)
      else {
        const isLeaving = cause === 'hide' || cause === 'leave'
        recorder.queue.report(id, seconds, { isLeaving })
      }
    },
  }
}
