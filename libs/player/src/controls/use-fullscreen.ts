import { useEffect, useState } from 'react'
import { enterFullscreen } from '../media/enter-fullscreen'

/** Fullscreen state of the player. */
export interface Fullscreen {
  isFull: boolean
  /** True if the player fills the window because the browser refused fullscreen. */
  isPageFull: boolean
  toggle: () => void
}

/** Toggles fullscreen. If the browser refuses it, the player fills the window instead. */
export function useFullscreen(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
): Fullscreen {
  const [isScreenFull, setIsScreenFull] = useState(false)
  const [isPageFull, setIsPageFull] = useState(false)

  useEffect(() => {
    const follow = () => setIsScreenFull(player !== null && document.fullscreenElement === player)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [player])

  async function toggle() {
    if (isPageFull) return setIsPageFull(false)
    if (document.fullscreenElement === player) return void document.exitFullscreen()
    if (player && video) setIsPageFull(!(await enterFullscreen(player, video)))
  }

  return {
    isFull: isScreenFull || isPageFull,
    isPageFull,
    toggle: () => void toggle(),
  }
}
