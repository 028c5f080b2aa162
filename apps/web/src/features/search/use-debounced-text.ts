import { useEffect, useState } from 'react'

/**
 * Returns a text once it has not changed for a while. Empty before.
 *
 * @param ms in milliseconds
 */
export function useDebouncedText(text: string, ms: number): string {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return debounced
}
