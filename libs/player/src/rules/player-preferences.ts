import { completeCaptionLook, defaultCaptionLook, type CaptionLook } from './caption-look'

/** Available speeds. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** Returns the next faster or slower available speed, or the same speed at the end of the list. */
export function nextRate(rate: number, steps: 1 | -1): number {
  const others = playbackRates.filter((choice) => (steps > 0 ? choice > rate : choice < rate))
  return (steps > 0 ? others[0] : others.at(-1)) ?? rate
}

/** Preferences of a learner. The host stores them, because the player has no storage. */
export interface PlayerPreferences {
  /** Last volume above 0, at most 1. Volume 0 counts as muted. */
  volume: number
  isMuted: boolean
  /** Speed, 0.5 to 3. */
  rate: number
  /** Label of the quality, or null for the first one. */
  quality: string | null
  /** True if shortcuts work in the whole page. Inside the player they always work. */
  usesShortcuts: boolean
  showsCaptions: boolean
  /** Label of the captions, or null for captions in the language of the page. */
  captionsLabel: string | null
  captionLook: CaptionLook
}

/** Preferences of a new learner. */
export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  rate: 1,
  quality: null,
  usesShortcuts: true,
  showsCaptions: false,
  captionsLabel: null,
  captionLook: defaultCaptionLook,
}

/**
 * Completes stored preferences. Missing and invalid values become the defaults, and numbers are limited to
 * their range. Volume 0 becomes muted at the default volume.
 */
export function completePreferences(stored: unknown): PlayerPreferences {
  const entries = new Map<string, unknown>(Object.entries(stored ?? {}))
  const number = (name: string, otherwise: number) => {
    const value = entries.get(name)
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
  }
  const flag = (name: string, otherwise: boolean) => {
    const value = entries.get(name)
    return typeof value === 'boolean' ? value : otherwise
  }
  const label = (name: string) => {
    const value = entries.get(name)
    return typeof value === 'string' ? value : null
  }
  const volume = number('volume', defaultPreferences.volume)
  return {
    volume: volume > 0 ? Math.min(1, volume) : defaultPreferences.volume,
    isMuted: volume <= 0 || flag('isMuted', defaultPreferences.isMuted),
    rate: Math.min(3, Math.max(0.5, number('rate', defaultPreferences.rate))),
    quality: label('quality'),
    usesShortcuts: flag('usesShortcuts', defaultPreferences.usesShortcuts),
    showsCaptions: flag('showsCaptions', defaultPreferences.showsCaptions),
    captionsLabel: label('captionsLabel'),
    captionLook: completeCaptionLook(entries.get('captionLook')),
  }
}
