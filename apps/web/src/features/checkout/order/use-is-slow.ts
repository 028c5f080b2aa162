import { useEffect, useState } from 'react'

/**
 * Whether something has been under way for long.
 *
 * @param slowMs how long that is; as long as calls may take at most, when left out
 */
export function useIsSlow(isUnderWay: boolean, slowMs = 15_000): boolean {
  const [isSlow, setIsSlow] = useState(false)
  // Time passes outside React.
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isUnderWay, slowMs])
  return isSlow
}
