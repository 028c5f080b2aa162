import { useHasScript } from '@shuyuan/ui'
import { startTransition, useEffect, useState } from 'react'

/**
 * Counts up to a total. Each step is a render of low priority, so that a long list is complete in the
 * end and never blocks the page. It starts at the total on a server and while its HTML is hydrated.
 */
export function useGradualCount(total: number, step: number): number {
  const hasScript = useHasScript()
  const [count, setCount] = useState(hasScript ? 0 : total)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + step))
  }, [count, total, step])
  return count
}
