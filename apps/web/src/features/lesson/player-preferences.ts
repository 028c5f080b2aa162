import { completePreferences, type PlayerPreferences } from '@shuyuan/player'
import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'player'

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** What was chosen on this device; what cannot be read is as if it had not been chosen. */
export function readPreferences(device: DeviceStore): PlayerPreferences {
  return completePreferences(parsed(device.get(key)))
}

/** Remembers what was chosen, for all lessons on this device. */
export function writePreferences(device: DeviceStore, preferences: PlayerPreferences): void {
  device.set(key, JSON.stringify(preferences))
}
