/** Speeds on offer. */
export const playbackRates: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3]

/** The next faster or slower speed on offer, or the same at the end of the list. */
export function nextRate(rate: number, steps: 1 | -1): number {
  const others = playbackRates.filter((choice) => (steps > 0 ? choice > rate : choice < rate))
  return (steps > 0 ? others[0] : others.at(-1)) ?? rate
}

/** What a learner chose and wants to find again; the player itself remembers nothing. */
export interface PlayerPreferences {
  /** 0 to 1. */
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

/** Where a learner who has chosen nothing begins. */
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
 * Preferences as they come from a storage or another version: what is missing or no such value is the default,
 * and a number out of range the nearest one in it.
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
  return {
    volume: Math.min(1, Math.max(0, number('volume', defaultPreferences.volume))),
    isMuted: flag('isMuted', defaultPreferences.isMuted),
    rate: Math.min(3, Math.max(0.5, number('rate', defaultPreferences.rate))),
    quality: label('quality'),
    usesShortcuts: flag('usesShortcuts', defaultPreferences.usesShortcuts),
    showsCaptions: flag('showsCaptions', defaultPreferences.showsCaptions),
    captionsLabel: label('captionsLabel'),
  }
}
