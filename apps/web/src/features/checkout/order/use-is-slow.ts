import { useEffect, useState } from 'react'

/**
 * Returns true after something has been pending for long.
 *
 * @param slowMs Defaults to the timeout of API calls.
 */
export function useIsSlow(isPending: boolean, slowMs = 15_000): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setIsSlow(true), slowMs)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isPending, slowMs])
  return isSlow
}
