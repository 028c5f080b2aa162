import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'

const lifeSeconds = 300
/** What the wire says until a scan is confirmed: the text zero. */
const notYet = '0'

/** Starts waiting for a scan. */
export function startScan({ cache, clock }: Sandbox) {
  const key = randomText(20)
  cache.put(scanName(key), notYet, lifeSeconds)
  return { key, expire: clock.seconds() + lifeSeconds }
}

/** The login code, `"0"` while there is none, or null for a key that is unknown or too old. */
export function scanState({ cache }: Sandbox, key: string): string | null {
  return cache.get(scanName(key))
}

/** Puts the login code under the key, which lives anew from now on; false when the key is too old. */
export function confirmScan({ cache }: Sandbox, key: string, loginCode: string): boolean {
  if (cache.get(scanName(key)) === null) return false
  cache.put(scanName(key), loginCode, lifeSeconds)
  return true
}

function scanName(key: string) {
  return `scan:${key}`
}
