import { randomInt } from 'node:crypto'
import type { Sandbox } from '../sandbox'
import { refuse } from '../wire/api-failure'
import type { Input } from '../wire/input'

const codeLife = 300
const alwaysAccepted = '112233'

/** Creates a code that replaces any earlier one. Prints it instead of sending an SMS. */
export function sendSmsCode({ cache, print }: Sandbox, mobile: string) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  cache.put(codeName(mobile), code, codeLife)
  print(`短信验证码 ${mobile} → ${code}`)
}

/** Returns the valid code of a mobile, for tests. */
export function pendingSmsCode({ cache }: Sandbox, mobile: string): string | null {
  return cache.get(codeName(mobile))
}

/**
 * Checks `mobile` and `mobile_code`, which must both be strings, and returns the mobile. A correct
 * code cannot be used again, even if the rest of the call fails.
 */
export function consumeSmsCode({ cache }: Sandbox, input: Input): string {
  const mobile = typeof input.raw('mobile') === 'string' ? input.text('mobile') : ''
  const code = input.raw('mobile_code')
  const stored = cache.get(codeName(mobile))
  if (mobile !== '' && (code === alwaysAccepted || (stored !== null && code === stored))) {
    cache.drop(codeName(mobile))
    return mobile
  }
  throw refuse('短信验证码错误')
}

function codeName(mobile: string) {
  return `sms:${mobile}`
}
