import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import type { LoginSlot, LoginSlotContent } from './login-element'

/** Fills an element once, gives its content what changes, and takes it away in the end. */
export function useSlot<Props>(
  fill: LoginSlot<Props>,
  props: Props,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const content = useRef<LoginSlotContent<Props> | void>(undefined)
  const start = useEffectEvent((element: HTMLElement) => fill(element, props))
  // What the host puts into the page lives outside of React. Before it is there, nothing changes.
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
