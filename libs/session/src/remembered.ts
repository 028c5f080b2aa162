import type { SafeStorage } from './storage'

/** Color scheme as the visitor chose it. */
export type ThemeChoice = 'system' | 'light' | 'dark'

/** How much contrast the visitor asked for; `system` leaves it to the device. */
export type ContrastChoice = 'system' | 'standard' | 'more'

/** Small things that this browser remembers about its visitor, signed in or not. */
export interface Remembered {
  /** The referral mark (`msv`) to be sent along with logins; `''` when there is none. */
  getMsv(): string
  /** Stores the `msv` of a page’s query string, if it has one. */
  captureMsv(search: string): void
  /** Which tab plays a lesson; `null` when none said so. */
  getPlayId(): string | null
  setPlayId(id: string | null): void
  /** The announcement that was closed last; `null` when none was. */
  getClosedAnnouncementId(): number | null
  setClosedAnnouncementId(id: number): void
  getTheme(): ThemeChoice
  setTheme(theme: ThemeChoice): void
  getContrast(): ContrastChoice
  setContrast(contrast: ContrastChoice): void
  /** Whether the next page has an announcement above it, for which it can keep the place. */
  setExpectsAnnouncement(expects: boolean): void
  /** Whether a phone visitor chose to stay here instead of going to the phone site. */
  getStaysHere(): boolean
  setStaysHere(stays: boolean): void
}

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark']
const contrasts: readonly ContrastChoice[] = ['system', 'standard', 'more']

/** Makes the remembering part of a session. */
export function createRemembered(local: SafeStorage, prefix: string): Remembered {
  const keys = {
    msv: `${prefix}-msv`,
    playId: `${prefix}-play-id`,
    closedAnnouncement: `${prefix}-closed-announcement`,
    theme: `${prefix}-theme`,
    contrast: `${prefix}-contrast`,
    announcement: `${prefix}-announcement`,
    stayHere: `${prefix}-stay-here`,
  }
  function put(key: string, value: string | null) {
    if (value === null) local.remove(key)
    else local.set(key, value)
  }
  return {
    getMsv: () => local.get(keys.msv) ?? '',
    captureMsv(search) {
      const msv = new URLSearchParams(search).get('msv')
      if (msv) local.set(keys.msv, msv)
    },
    getPlayId: () => local.get(keys.playId),
    setPlayId: (id) => put(keys.playId, id),
    getClosedAnnouncementId() {
      const id = Number(local.get(keys.closedAnnouncement) ?? NaN)
      return Number.isInteger(id) ? id : null
    },
    setClosedAnnouncementId: (id) => put(keys.closedAnnouncement, String(id)),
    getTheme: () => themes.find((theme) => theme === local.get(keys.theme)) ?? 'system',
    setTheme: (theme) => put(keys.theme, theme === 'system' ? null : theme),
    getContrast: () => contrasts.find((choice) => choice === local.get(keys.contrast)) ?? 'system',
    setContrast: (choice) => put(keys.contrast, choice === 'system' ? null : choice),
    setExpectsAnnouncement: (expects) => put(keys.announcement, expects ? null : 'none'),
    getStaysHere: () => local.get(keys.stayHere) === 'ok',
    setStaysHere: (stays) => put(keys.stayHere, stays ? 'ok' : null),
  }
}
