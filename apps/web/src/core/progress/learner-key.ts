import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'learner'

/** Hash of a token (FNV-1a, 32 bits), so that the token itself is not stored. */
function hashOf(token: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

/** Stores the member ID of a token, once the account is loaded. */
export function saveLearnerId(device: DeviceStore, token: string, memberId: number): void {
  const entry = `${hashOf(token)}:${memberId}`
  if (device.get(key) !== entry) device.set(key, entry)
}

/** Storage keys of a token's progress: the member ID, and the temporary key that was used before it was known. */
export function readLearnerKey(
  device: DeviceStore,
  token: string,
): { learner: string; formerly: string | undefined } {
  const name = hashOf(token)
  const [, owner, memberId] = /^([\da-z]+):(\d{1,15})$/.exec(device.get(key) ?? '') ?? []
  const unknown = `t${name}`
  return owner === name && memberId !== undefined
    ? { learner: memberId, formerly: unknown }
    : { learner: unknown, formerly: undefined }
}
