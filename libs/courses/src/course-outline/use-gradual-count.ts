import { useHasScript } from '@shuyuan/ui'
import { startTransition, useEffect, useState } from 'react'

/**
 * Counts up to a total with low-priority renders, so that a long list never blocks the page. Starts
 * at the total on the server and during hydration.
 */
export function useGradualCount(total: number, step: number): number {
  const hasScript = useHasScript()
  const [count, setCount] = useState(hasScript ? 0 : total)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total, step])
  return count
}
