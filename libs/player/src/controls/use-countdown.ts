import { useEffect, useRef, useState } from 'react'

/**
 * Seconds that are left until `onDone`, which is called once. The end is a moment, not a number of
 * ticks: a page that slept wakes up to it.
 *
 * @param isRunning `false` stops it for good
 */
export function useCountdown(seconds: number, isRunning: boolean, onDone: () => void): number {
  const [left, setLeft] = useState(seconds)
  const latest = useRef(onDone)

  useEffect(() => {
    latest.current = onDone
  })

  useEffect(() => {
    if (!isRunning) return
    const deadline = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.ceil((deadline - Date.now()) / 1000)
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      latest.current()
    }, 250)
    return () => clearInterval(timer)
  }, [isRunning, seconds])

  return left
}
