import type { DeviceStore } from '@shuyuan/browser-storage'

const key = 'learner'

/** A name for a token that does not give it away (FNV-1a, 32 bits). */
function nameOf(token: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193) >>> 0
  }
  return hash.toString(36)
}

/** Who a token belongs to, as soon as the server has said so. */
export function rememberLearner(device: DeviceStore, token: string, memberId: number): void {
  const entry = `${nameOf(token)}:${memberId}`
  if (device.get(key) !== entry) device.set(key, entry)
}

/** Names under which the learner with this token watches: their own, and the one until it is known. */
export function learnerOf(
  device: DeviceStore,
  token: string,
): { learner: string; formerly: string | undefined } {
  const name = nameOf(token)
  const [, owner, memberId] = /^([\da-z]+):(\d{1,15})$/.exec(device.get(key) ?? '') ?? []
  const unknown = `t${name}`
  return owner === name && memberId !== undefined
    ? { learner: memberId, formerly: unknown }
    : { learner: unknown, formerly: undefined }
}
