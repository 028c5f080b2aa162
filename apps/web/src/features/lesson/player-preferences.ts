import { defaultPreferences, type PlayerPreferences } from '@shuyuan/player'
import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'player'

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** What was chosen on this device; whatever cannot be read is as if it had not been chosen. */
export function readPreferences(device: DeviceStore): PlayerPreferences {
  const kept = parsed(device.get(key))
  const values = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])

  function between(name: keyof PlayerPreferences, least: number, most: number, other: number) {
    const value: unknown = values.get(name)
    return typeof value === 'number' && value >= least && value <= most ? value : other
  }
  function either(name: keyof PlayerPreferences, other: boolean) {
    const value: unknown = values.get(name)
    return typeof value === 'boolean' ? value : other
  }

  const quality: unknown = values.get('quality')
  return {
    volume: between('volume', 0, 1, defaultPreferences.volume),
    isMuted: either('isMuted', defaultPreferences.isMuted),
    rate: between('rate', 0.5, 3, defaultPreferences.rate),
    quality: typeof quality === 'string' ? quality : defaultPreferences.quality,
    usesShortcuts: either('usesShortcuts', defaultPreferences.usesShortcuts),
    showsCaptions: either('showsCaptions', defaultPreferences.showsCaptions),
  }
}

/** Remembers what was chosen, for all lessons on this device. */
export function writePreferences(device: DeviceStore, preferences: PlayerPreferences): void {
  device.set(key, JSON.stringify(preferences))
}
