import type { AuthSmsScene } from '../port/auth-backend'
import type { Deadlines } from './deadlines'
import { smsCodeLife, smsCooldown } from './sms-deadline'

/** Whether a code that was sent to this phone for this scene can still be alive. */
export function hasLiveCode(
  deadlines: Pick<Deadlines, 'get'>,
  scene: AuthSmsScene,
  mobile: string,
  now: number,
): boolean {
  const deadline = deadlines.get(scene, mobile.trim())
  return deadline !== null && now < deadline - smsCooldown + smsCodeLife
}
