import { useEffect, useEffectEvent, useState } from 'react'
import { useSecondsLeft } from '@shuyuan/time-format/react'

/**
 * Counts down in seconds and calls `onDone` once at the end.
 *
 * @param isRunning pass false to stop the countdown for good
 */
export function useCountdown(seconds: number, isRunning: boolean, onDone: () => void): number {
  const [deadline] = useState(() => Date.now() + seconds * 1000)
  const left = useSecondsLeft(isRunning ? deadline : null)
  const isDone = isRunning && left === 0
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  return left
}
