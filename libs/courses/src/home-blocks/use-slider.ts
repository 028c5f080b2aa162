import { useEffect, useState, type RefObject } from 'react'
import { slideAfter, slideStay } from './slider-position'
import { useReducedMotion } from './use-reduced-motion'

/** State of a slider whose slides stand side by side in a scrolling row. */
export interface Slider {
  current: number
  isPlaying: boolean
  setIsPlaying: (isPlaying: boolean) => void
  show: (index: number) => void
}

function scrollTo(row: HTMLUListElement | null, index: number) {
  const slide = row?.children[index]
  if (slide instanceof HTMLElement) row?.scrollTo?.({ left: slide.offsetLeft, behavior: 'smooth' })
}

/**
 * Moves a slider on by itself every 5 s: not under the pointer, not with the focus inside, not while the page is hidden, and
 * for who wants less motion only when asked to.
 */
export function useSlider(row: RefObject<HTMLUListElement | null>, count: number): Slider {
  const wantsStillness = useReducedMotion()
  const [choice, setChoice] = useState<boolean>()
  const [current, setCurrent] = useState(0)
  const [isHeld, setIsHeld] = useState(false)
  const isPlaying = choice ?? !wantsStillness
  const isMoving = isPlaying && !isHeld && count > 1

  // The row and what stands around it were there before.
  useEffect(() => {
    const slides = row.current
    const around = slides?.parentElement
    if (!slides || !around) return
    const life = new AbortController()
    const { signal } = life
    for (const event of ['pointerenter', 'focusin']) {
      around.addEventListener(event, () => setIsHeld(true), { signal })
    }
    for (const event of ['pointerleave', 'focusout']) {
      around.addEventListener(event, () => setIsHeld(false), { signal })
    }
    const follow = () => {
      const width = slides.clientWidth
      if (width > 0) setCurrent(Math.round(slides.scrollLeft / width))
    }
    slides.addEventListener('scroll', follow, { signal, passive: true })
    return () => life.abort()
  }, [row])

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
    show(index) {
      scrollTo(row.current, index)
      setCurrent(index)
    },
  }
}
