import { type RefObject, type UIEvent, useEffect, useState } from 'react'
import { useMediaQuery } from '../../../core/browser/use-media-query'

/** How long a slide is shown. */
const slideMs = 5_000

/** State of a slider with its slides side by side in a scrolling row. */
export interface Slider {
  current: number
  isPlaying: boolean
  setIsPlaying: (isPlaying: boolean) => void
  show: (index: number) => void
  onScroll: (event: UIEvent<HTMLElement>) => void
  /** True while the pointer or the focus is inside. */
  setIsInteracting: (isInteracting: boolean) => void
}

/**
 * Advances a slider every 5 s. Pauses under the pointer, with the focus inside and while the page is hidden.
 * With reduced motion it starts only on request.
 *
 * @param rowRef the scrolling row
 */
export function useSlider(rowRef: RefObject<HTMLUListElement | null>, count: number): Slider {
  const prefersReducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)', true)
  const [choice, setChoice] = useState<boolean>()
  const [current, setCurrent] = useState(0)
  const [isInteracting, setIsInteracting] = useState(false)
  const isPlaying = choice ?? !prefersReducedMotion
  const isMoving = isPlaying && !isInteracting && count > 1

  function show(index: number) {
    const { current: row } = rowRef
    const slide = row?.children[index]
    const behavior = prefersReducedMotion ? 'instant' : 'smooth'
    if (slide instanceof HTMLElement) row?.scrollTo?.({ left: slide.offsetLeft, behavior })
    setCurrent(index)
  }

  // Runs after every render, so that each slide is shown for its full time.
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => {
      if (!document.hidden) show((current + 1) % count)
    }, slideMs)
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
    setIsInteracting,
  }
}
