import { useEffect, useState } from 'react'

/** How long a notice stays, in ms. */
const stay = 4_000

/** A short notice that goes away by itself; showing it again starts its time anew. */
export function usePassingNotice(): { isShown: boolean; show: () => void } {
  const [showings, setShowings] = useState(0)

  useEffect(() => {
    if (showings === 0) return
    const timer = setTimeout(() => setShowings(0), stay)
    return () => clearTimeout(timer)
  }, [showings])

  return { isShown: showings > 0, show: () => setShowings((count) => count + 1) }
}
