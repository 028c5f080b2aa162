import type { DeviceStore } from '@shuyuan/browser-storage'

/** The server deletes after 7 days. One more day because its jobs may run late. */
const retentionMs = 8 * 86_400_000

const keyOf = (memberId: number) => `deletion-${memberId}`

/** Stores that an account requested its deletion. The server does not report that a sign-in cancels it. */
export function rememberDeletion(device: DeviceStore, memberId: number, now: number): void {
  device.set(keyOf(memberId), String(now))
}

/** Returns true if this account requested its deletion on this device, and removes the record. */
export function takeDeletion(device: DeviceStore, memberId: number, now: number): boolean {
  const requestedAt = device.get(keyOf(memberId))
  if (requestedAt === null) return false
  device.remove(keyOf(memberId))
  return now - Number(requestedAt) < retentionMs
}
