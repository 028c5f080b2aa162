import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `changed` with the first value and after every change, once each, also under StrictMode. */
export function useOnChange<Value>(value: Value, changed: (value: Value) => void): void {
  const onChange = useEffectEvent(changed)
  const reported = useRef<{ value: Value } | null>(null)
  useEffect(() => {
    if (reported.current !== null && Object.is(reported.current.value, value)) return
    reported.current = { value }
    onChange(value)
  }, [value])
}
