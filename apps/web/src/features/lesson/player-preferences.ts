import { completePreferences, type PlayerPreferences } from '@shuyuan/player'
import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'player'

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Reads the player preferences of this device. Unreadable values are ignored. */
export function readPreferences(device: DeviceStore): PlayerPreferences {
  return completePreferences(parseJson(device.get(key)))
}

/** Stores the player preferences for all lessons on this device. */
export function writePreferences(device: DeviceStore, preferences: PlayerPreferences): void {
  device.set(key, JSON.stringify(preferences))
}
