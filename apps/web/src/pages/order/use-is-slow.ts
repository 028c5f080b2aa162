import { useEffect, useState } from 'react'

const slowMs = 15_000

/** Whether something has been under way for as long as other calls may take at most. */
export function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  // Time passes outside React.
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}
