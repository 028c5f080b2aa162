import type { DeviceStore } from '@shuyuan/browser-storage'

/** A day more than the server waits before it deletes: its jobs may be late. */
const lifeMs = 8 * 86_400_000

const keyOf = (memberId: number) => `deletion-${memberId}`

/** Notes that an account asked to be deleted: the server does not report that a sign-in cancels it. */
export function rememberDeletion(device: DeviceStore, memberId: number, now: number): void {
  device.set(keyOf(memberId), String(now))
}

/** Whether this account asked on this device to be deleted; forgets it. */
export function takeDeletion(device: DeviceStore, memberId: number, now: number): boolean {
  const asked = device.get(keyOf(memberId))
  if (asked === null) return false
  device.remove(keyOf(memberId))
  return now - Number(asked) < lifeMs
}
