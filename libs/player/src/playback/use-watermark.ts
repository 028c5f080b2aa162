import { useEffect } from 'react'
import { showWatermark } from './watermark'
import type { PlayerWatermark } from '../player/player-props'

/** Shows a watermark over an element until unmount. */
export function useWatermark(
  host: HTMLElement | null,
  watermark: PlayerWatermark | undefined,
): void {
  const { text, size, color, opacity } = watermark ?? {}
  useEffect(() => {
    if (!host || !text) return
    return showWatermark(host, { text, size, color, opacity })
  }, [host, text, size, color, opacity])
}
