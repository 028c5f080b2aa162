import { useEffect, useRef, type RefObject } from 'react'

/** A ref that holds the value of the latest render, for timers and effects that outlive one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  useEffect(() => {
    ref.current = value
  })
  return ref
}
