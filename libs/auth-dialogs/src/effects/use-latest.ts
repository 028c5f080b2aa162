import { useInsertionEffect, useRef, type RefObject } from 'react'

/** Returns a ref to the value of the latest render, for timers and effects that outlive one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  // Runs before all other effects, because effects of children may already call the new function.
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
