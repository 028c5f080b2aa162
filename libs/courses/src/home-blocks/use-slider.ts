import { useEffect, useState, type RefObject } from 'react'
import { slideAfter, slideStay } from './slider-position'
import { useReducedMotion } from './use-reduced-motion'

/** State of a slider whose slides stand side by side in a scrolling row. */
export interface Slider {
  current: number
  isPlaying: boolean
  setIsPlaying: (isPlaying: boolean) => void
  /** Somebody looks at or into it; it rests meanwhile. */
  setIsHeld: (isHeld: boolean) => void
  show: (index: number) => void
  /** The row was scrolled, by us or by a finger. */
  follow: () => void
}

function scrollTo(row: HTMLUListElement | null, index: number) {
  const slide = row?.children[index]
  if (slide instanceof HTMLElement) row?.scrollTo?.({ left: slide.offsetLeft, behavior: 'smooth' })
}

/**
 * Moves a slider on by itself every 5 s: not while it is held, not while the page is hidden, and
 * for who wants less motion only when asked to.
 */
export function useSlider(row: RefObject<HTMLUListElement | null>, count: number): Slider {
  const wantsStillness = useReducedMotion()
  const [choice, setChoice] = useState<boolean>()
  const [current, setCurrent] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const isPlaying = choice ?? !wantsStillness
  const isMoving = isPlaying && !isHeld && count > 1

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (document.hidden) return
      const next = slideAfter(current, count)
      scrollTo(row.current, next)
      setCurrent(next)
    }, slideStay)
    return () => clearInterval(timer)
  }, [isMoving, row, count, current])

  return {
    current,
    isPlaying,
    setIsPlaying: setChoice,
    setIsHeld,
    show(index) {
      scrollTo(row.current, index)
      setCurrent(index)
    },
    follow() {
      const width = row.current?.clientWidth ?? 0
      if (row.current && width > 0) setCurrent(Math.round(row.current.scrollLeft / width))
    },
  }
}
