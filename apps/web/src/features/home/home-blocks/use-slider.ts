import { type RefObject, type UIEvent, useEffect, useState, useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribe(notify: () => void) {
  const query = matchMedia(reducedMotion)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}

/** Whether the visitor wants less motion; yes on the server, where nothing moves. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(reducedMotion).matches,
    () => true,
  )
}

/** How long a slide stays, in ms. */
const slideStay = 5_000

/** State of a slider whose slides stand side by side in a scrolling row. */
export interface Slider {
  current: number
  isPlaying: boolean
  setIsPlaying: (isPlaying: boolean) => void
  /** Moves to a slide. */
  show: (index: number) => void
  /** The row was scrolled. */
  onScroll: (event: UIEvent<HTMLElement>) => void
  /** The pointer or the focus came in, or left. */
  setIsHeld: (isHeld: boolean) => void
}

/**
 * Moves a slider on by itself every 5 s: not under the pointer, not with the focus inside, not while the
 * page is hidden, and with reduced motion only on request.
 *
 * @param rowRef the scrolling row
 */
export function useSlider(rowRef: RefObject<HTMLUListElement | null>, count: number): Slider {
  const wantsStillness = useReducedMotion()
  const [choice, setChoice] = useState<boolean>()
  const [current, setCurrent] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const isPlaying = choice ?? !wantsStillness
  const isMoving = isPlaying && !isHeld && count > 1

  function show(index: number) {
    const { current: row } = rowRef
    const slide = row?.children[index]
    const behavior = wantsStillness ? 'instant' : 'smooth'
    if (slide instanceof HTMLElement) row?.scrollTo?.({ left: slide.offsetLeft, behavior })
    setCurrent(index)
  }

  // Each slide has its full time, however it was reached.
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (!document.hidden) show((current + 1) % count)
    }, slideStay)
    return () => clearInterval(timer)
  })

  return {
    current,
    isPlaying,
    setIsPlaying: setChoice,
    show,
    onScroll({ currentTarget: { scrollLeft, clientWidth } }) {
      if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth))
    },
    setIsHeld,
  }
}
