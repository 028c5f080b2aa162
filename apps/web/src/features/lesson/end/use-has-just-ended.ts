import { useState } from 'react'

/** Whether something has ended since this page showed it. The key names what is shown. */
export function useHasJustEnded(key: string, hasEnded: boolean): boolean {
  const [start, setStart] = useState({ key, hasEnded })
  if (start.key !== key) setStart({ key, hasEnded })
  return hasEnded && start.key === key && !start.hasEnded
}
