import type { DeviceStore } from './device-store'

/** Color scheme that the visitor chose; `system` follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** Contrast that the visitor chose; `system` follows the device. */
export type ContrastChoice = 'system' | 'standard' | 'more'

/** Choices of a visitor on this device, signed in or not. */
export interface RememberedChoices {
  getTheme(): ThemeChoice
  setTheme(theme: ThemeChoice): void
  getContrast(): ContrastChoice
  setContrast(contrast: ContrastChoice): void
  /** ID of the last closed announcement, or `null`. */
  getClosedAnnouncementId(): number | null
  setClosedAnnouncementId(id: number): void
  /** Whether the next page shows an announcement, so it can reserve space for it. */
  setReservesAnnouncement(reserves: boolean): void
  /** Whether a visitor on a phone chose this site over the phone site. */
  getPrefersFullSite(): boolean
  setPrefersFullSite(prefers: boolean): void
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']
const contrasts: readonly ContrastChoice[] = ['system', 'standard', 'more']

const keys = {
  closedAnnouncement: 'closed-announcement',
  theme: 'theme',
  contrast: 'contrast',
  announcement: 'announcement',
  stayHere: 'stay-here',
}

/** Creates the remembered choices. Unknown stored values are ignored. */
export function createRememberedChoices(
  store: Pick<DeviceStore, 'get' | 'set'>,
): RememberedChoices {
  return {
    getTheme: () => themes.find((theme) => theme === store.get(keys.theme)) ?? 'system',
    setTheme: (theme) => store.set(keys.theme, theme === 'system' ? null : theme),
    getContrast: () => contrasts.find((choice) => choice === store.get(keys.contrast)) ?? 'system',
    setContrast: (choice) => store.set(keys.contrast, choice === 'system' ? null : choice),
    getClosedAnnouncementId() {
      const id = Number(store.get(keys.closedAnnouncement) ?? NaN)
      return Number.isInteger(id) ? id : null
    },
    setClosedAnnouncementId: (id) => store.set(keys.closedAnnouncement, String(id)),
    setReservesAnnouncement: (reserves) => store.set(keys.announcement, reserves ? null : 'none'),
    getPrefersFullSite: () => store.get(keys.stayHere) === 'ok',
    setPrefersFullSite: (prefers) => store.set(keys.stayHere, prefers ? 'ok' : null),
  }
}
