import { completePreferences, type PlayerPreferences } from '@shuyuan/player'
import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'player'
const ratesKey = 'player-rates'

/** Maximum number of courses with a separate speed. The oldest choices are removed. */
const maxRates = 200

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}

/** Returns the chosen speeds as pairs of course and speed, oldest choice first. */
function readRates(device: DeviceStore): [courseId: number, rate: number][] {
  const stored = parseJson(device.get(ratesKey))
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: unknown) => {
    const [courseId, rate]: unknown[] = Array.isArray(entry) ? entry : []
    return typeof courseId === 'number' && typeof rate === 'number' ? [[courseId, rate]] : []
  })
}

/**
 * Reads the player preferences of this device, with the speed of a course if the learner chose one there.
 * Unreadable values are ignored.
 */
export function readPreferences(device: DeviceStore, courseId: number): PlayerPreferences {
  const preferences = completePreferences(parseJson(device.get(key)))
  const rate = new Map(readRates(device)).get(courseId)
  return rate === undefined ? preferences : completePreferences({ ...preferences, rate })
}

/**
 * Stores the player preferences for all lessons on this device. A new speed is also stored for its course,
 * so that a choice in another course does not change it.
 */
export function writePreferences(
  device: DeviceStore,
  preferences: PlayerPreferences,
  courseId: number,
): void {
  const isNewRate = readPreferences(device, courseId).rate !== preferences.rate
  device.set(key, JSON.stringify(preferences))
  if (!isNewRate) return
  const others = readRates(device).filter(([id]) => id !== courseId)
  const rates = [...others, [courseId, preferences.rate]].slice(-maxRates)
  device.set(ratesKey, JSON.stringify(rates))
}
