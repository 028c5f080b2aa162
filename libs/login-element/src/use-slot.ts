import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { LoginSlot, LoginSlotContent } from './login-element'

/** Fills an element on mount, updates its content when the props change, and destroys it on unmount. */
export function useSlot<Props>(
  fill: LoginSlot<Props>,
  props: Props,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<LoginSlotContent<Props> | void>(undefined)
  const start = useEffectEvent((element: HTMLElement) => fill(element, props))
  // Runs before the effect below, so that it does not update content that was just created.
  useLayoutEffect(() => content.current?.update?.(props), [props])
  useLayoutEffect(() => {
    if (place.current === null) return undefined
    content.current = start(place.current)
    return () => {
      content.current?.destroy?.()
      content.current = undefined
    }
  }, [])
  return place
}
