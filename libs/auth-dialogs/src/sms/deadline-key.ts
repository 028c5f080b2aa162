import type { AuthSmsScene } from '../port/auth-backend'

/**
 * Names the countdown of one phone and scene. The phone enters as a 32-bit FNV-1a hash only, so that
 * a lasting store holds no phone numbers in plain sight.
 */
export function deadlineKey(scene: AuthSmsScene, mobile: string): string {
  let hash = 0x811c9dc5
  for (const character of mobile) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return `sms:${scene}:${(hash >>> 0).toString(36)}`
}
