import { StorageError, type RecordStore } from '@shuyuan/browser-storage'
import { localDate, type StudyDay } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useEffect, useState } from 'react'
import { openRhythm, readRhythmGoal } from '../../../core/account/member-records'
import { useServices } from '../../../core/use-services'
import { createStudyTimer } from './study-timer'

const full = '这台设备空间不足，今天的学习时间暂时没有保存'

/** Records the playback time of the learner on this device. Returns a function to call on play and pause. */
export function useStudyTime(): (isPlaying: boolean) => void {
  const { env, device, session } = useServices()
  const [timer] = useState(() => {
    let hasFailed = false
    let opened: { memberId: number; days: RecordStore<StudyDay> } | null = null
    return createStudyTimer(async (seconds) => {
      const memberId = session.getMemberId()
      const goal = memberId === null ? null : readRhythmGoal(device, memberId)
      if (memberId === null || goal === null) return
      const date = localDate(new Date())
      // Each store opens a connection to its database.
      if (opened?.memberId !== memberId)
        opened = { memberId, days: openRhythm(env.storagePrefix, memberId) }
      try {
        await opened.days.update(date, (stored) => ({
          date,
          seconds: (stored?.seconds ?? 0) + seconds,
          goal,
        }))
      } catch (error) {
        // The study center explains a storage that is unavailable.
        if (!hasFailed && error instanceof StorageError && error.kind === 'full') toast.error(full)
        hasFailed = true
        throw error
      }
    })
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const save = () => void timer.save()
    window.addEventListener('pagehide', save, { signal })
    document.addEventListener('visibilitychange', save, { signal })
    return () => {
      listening.abort()
      timer.setPlaying(false)
    }
  }, [timer])
  return timer.setPlaying
}
