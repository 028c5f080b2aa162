import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'

const lifeSeconds = 300
/** The API sends the string `"0"` until the scan is confirmed. */
const notYet = '0'

export function startScan({ cache, clock }: Sandbox) {
  const key = randomText(20)
  cache.put(scanName(key), notYet, lifeSeconds)
  return { key, expire: clock.seconds() + lifeSeconds }
}

/** Returns the login code, `"0"` until there is one, or null for an unknown or expired key. */
export function scanState({ cache }: Sandbox, key: string): string | null {
  return cache.get(scanName(key))
}

/**
 * Stores the login code under the key and renews its lifetime. Returns false if the key has
 * expired.
 */
export function confirmScan({ cache }: Sandbox, key: string, loginCode: string): boolean {
  if (cache.get(scanName(key)) === null) return false
  cache.put(scanName(key), loginCode, lifeSeconds)
  return true
}

function scanName(key: string) {
  return `scan:${key}`
}
