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
}

/** Where a learner who has chosen nothing begins. */
export const defaultPreferences: PlayerPreferences = {
  volume: 1,
  isMuted: false,
  rate: 1,
  quality: null,
  usesShortcuts: true,
  showsCaptions: false,
}
