import { useEffect, useState } from 'react'
import { enterFullscreen } from '../media/enter-fullscreen'

/** Whether the player is as large as it can be. */
export interface Fullscreen {
  isFull: boolean
  /** Fills the window instead of the screen, where the browser refuses that. */
  isPageFull: boolean
  toggle: () => void
}

/** Whether the player fills the screen or, failing that, the window. */
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
