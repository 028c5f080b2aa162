import { useEffect } from 'react'
import { moveCaptionsToTop } from '../media/move-captions-to-top'
import type { CaptionLook } from '../rules/caption-look'

const colors: Record<CaptionLook['color'], string> = {
  white: '#fff',
  yellow: '#ffe45c',
  green: '#8ff0a4',
}

const backgrounds: Record<CaptionLook['background'], string> = {
  solid: '#000',
  translucent: 'rgb(0 0 0 / 0.7)',
  none: 'transparent',
}

/** Applies the look of captions to a video. The frame's `::cue` rule reads the properties. */
export function useCaptionLook(video: HTMLVideoElement | null, look: CaptionLook): void {
  const { size, color, background, position } = look

  useEffect(() => {
    if (!video) return
    const { style } = video
    // Browsers scale captions with the video. On a phone they would be too small to read.
    style.setProperty('--caption-size', `max(${size * 0.16}px, ${size}%)`)
    style.setProperty('--caption-color', colors[color])
    style.setProperty('--caption-background', backgrounds[background])
  }, [video, size, color, background])

  useEffect(() => {
    if (video && position === 'top') return moveCaptionsToTop(video)
  }, [video, position])
}
