import { useEffect, useState } from 'react'

/** How long the count is shown after the last jump, in ms. */
const duration = 1_000

/** Sum of quick jumps in the same direction. */
export interface SkipCount {
  /** Negative for jumps back. 0 if there was no jump recently. */
  seconds: number
  add: (seconds: number) => void
}

/** Adds up the jumps of keys and taps, to show them. */
export function useSkipCount(): SkipCount {
  const [sum, setSum] = useState({ seconds: 0 })

  useEffect(() => {
    if (sum.seconds === 0) return
    const timer = setTimeout(() => setSum({ seconds: 0 }), duration)
    return () => clearTimeout(timer)
  }, [sum])

  return {
    seconds: sum.seconds,
    add: (seconds) =>
      setSum((known) => ({
        seconds: known.seconds * seconds > 0 ? known.seconds + seconds : seconds,
      })),
  }
}
