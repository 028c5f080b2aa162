import { useInsertionEffect, useRef, type RefObject } from 'react'

/** A ref that holds the value of the latest render, for timers and effects that outlive one. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value)
  // Before all other effects: those of children come first, and may well call what we handed them.
  useInsertionEffect(() => {
    ref.current = value
  })
  return ref
}
