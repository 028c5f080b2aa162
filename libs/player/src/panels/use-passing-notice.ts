import { useEffect, useState } from 'react'

/** How long a notice is shown, in ms. */
const duration = 4_000

/** Notice that hides after a while. Showing it again restarts the timer. */
export function usePassingNotice(): { isShown: boolean; show: () => void } {
  const [showings, setShowings] = useState(0)

  useEffect(() => {
    if (showings === 0) return
    const timer = setTimeout(() => setShowings(0), duration)
    return () => clearTimeout(timer)
  }, [showings])

  return { isShown: showings > 0, show: () => setShowings((count) => count + 1) }
}
