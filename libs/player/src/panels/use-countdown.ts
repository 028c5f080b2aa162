import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Counts down in seconds and calls `onDone` once at the end. It compares clock times, so a suspended page
 * catches up when it resumes.
 *
 * @param isRunning pass false to stop the countdown for good
 */
export function useCountdown(seconds: number, isRunning: boolean, onDone: () => void): number {
  const [left, setLeft] = useState(seconds)
  const finish = useEffectEvent(onDone)

  useEffect(() => {
    if (!isRunning) return
    const deadline = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.ceil((deadline - Date.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      finish()
    }, 250)
    return () => clearInterval(timer)
  }, [isRunning, seconds])

  return left
}
