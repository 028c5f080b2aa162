import { useEffect, useRef } from 'react'
import { useLatest } from './use-latest'

/** Calls back with the first value and with every other that follows, once each, also under StrictMode. */
export function useOnChange<Value>(value: Value, changed: (value: Value) => void): void {
  const latest = useLatest(changed)
  const told = useRef<{ value: Value } | null>(null)
  useEffect(() => {
    if (told.current !== null && Object.is(told.current.value, value)) return
    told.current = { value }
    latest.current(value)
  }, [value, latest])
}
