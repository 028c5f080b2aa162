import { useEffect, useState } from 'react'
import { enterFullscreen } from '../media/enter-fullscreen'

/** Fullscreen state of the player. */
export interface Fullscreen {
  isFull: boolean
  /** True if the player fills the window because the browser refused fullscreen. */
  isPageFull: boolean
  toggle: () => void
  /** Resolves when the player is no longer full. */
  exit: () => Promise<void>
}

/**
 * Toggles fullscreen. If the browser refuses it, the player fills the window instead.
 *
 * @param isMarked true if the video has a watermark
 */
export function useFullscreen(
  player: HTMLElement | null,
  video: HTMLVideoElement | null,
  isMarked: boolean,
): Fullscreen {
  const [isScreenFull, setIsScreenFull] = useState(false)
  const [isPageFull, setIsPageFull] = useState(false)

  useEffect(() => {
    const follow = () => setIsScreenFull(player !== null && document.fullscreenElement === player)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [player])

  async function exit() {
    setIsPageFull(false)
    if (document.fullscreenElement) await document.exitFullscreen()
  }

  async function toggle() {
    if (isPageFull || document.fullscreenElement === player) return exit()
    if (player && video) setIsPageFull(!(await enterFullscreen(player, video, isMarked)))
  }

  return {
    isFull: isScreenFull || isPageFull,
    isPageFull,
    toggle: () => void toggle(),
    exit,
  }
}
