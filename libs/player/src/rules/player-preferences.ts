/** Speeds on offer. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** The next faster or slower speed on offer, or the same at the end of the list. */
export function nextRate(rate: number, steps: 1 | -1): number {
  const others = playbackRates.filter((choice) => (steps > 0 ? choice > rate : choice < rate))
  return (steps > 0 ? others[0] : others.at(-1)) ?? rate
}

/** Choices of a learner, for the host to store: the player itself remembers nothing. */
export interface PlayerPreferences {
  /** The last volume above 0, at most 1: volume 0 counts as muted. */
  volume: number
  isMuted: boolean
  /** Speed, 0.5 to 3. */
  rate: number
  /** Label of the quality; `null` for the first one. */
  quality: string | null
  /** Whether keys act while the focus is on nothing that takes keys; inside the player they always do. */
  usesShortcuts: boolean
  showsCaptions: boolean
  /** Label of the captions; `null` for those in the language of the page. */
  captionsLabel: string | null
}

/** Preferences of a learner who has chosen nothing. */
export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  rate: 1,
  quality: null,
  usesShortcuts: true,
  showsCaptions: false,
  captionsLabel: null,
}

/**
 * Completes preferences from a storage or another version: missing and invalid values are the default,
 * and numbers out of range the nearest one in it. Volume 0 is muted, at a volume that can be heard.
 */
export function completePreferences(given: unknown): PlayerPreferences {
  const kept = new Map<string, unknown>(Object.entries(given ?? {}))
  const number = (name: string, otherwise: number) => {
    const value = kept.get(name)
    return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
  }
  const flag = (name: string, otherwise: boolean) => {
    const value = kept.get(name)
    return typeof value === 'boolean' ? value : otherwise
  }
  const label = (name: string) => {
    const value = kept.get(name)
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
  }
}
