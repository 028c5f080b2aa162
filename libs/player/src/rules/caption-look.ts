/** Look of captions over the video. */
export interface CaptionLook {
  /** Percent of the browser's size. */
  size: (typeof captionSizes)[number]
  color: (typeof captionColors)[number]
  background: (typeof captionBackgrounds)[number]
  position: (typeof captionPositions)[number]
}

export const captionSizes = [75, 100, 150, 200] as const
export const captionColors = ['white', 'yellow', 'green'] as const
export const captionBackgrounds = ['solid', 'translucent', 'none'] as const
export const captionPositions = ['bottom', 'top'] as const

/** Look for a learner who has not chosen one. */
export const defaultCaptionLook: CaptionLook = {
  size: 100,
  color: 'white',
  background: 'translucent',
  position: 'bottom',
}

/** Completes a stored look. Missing and unknown values become the defaults. */
export function completeCaptionLook(stored: unknown): CaptionLook {
  const entries = new Map<string, unknown>(Object.entries(stored ?? {}))
  const oneOf = <Choice>(choices: readonly Choice[], name: string, otherwise: Choice) =>
    choices.find((choice) => choice === entries.get(name)) ?? otherwise
  return {
    size: oneOf(captionSizes, 'size', defaultCaptionLook.size),
    color: oneOf(captionColors, 'color', defaultCaptionLook.color),
    background: oneOf(captionBackgrounds, 'background', defaultCaptionLook.background),
    position: oneOf(captionPositions, 'position', defaultCaptionLook.position),
  }
}
