import type { Sandbox } from '../sandbox'
import { randomText } from './random-text'

const lifeSeconds = 7200

interface FaceCheckRecord {
  memberId: number
  ruleId: string
  returnUrl: string
  isPassed: boolean
}

/** Starts a face check and returns the provider's data. */
export function startFaceCheck({ cache }: Sandbox, memberId: number, returnUrl: string) {
  const bizToken = randomText(32)
  const check: FaceCheckRecord = { memberId, ruleId: '1', returnUrl, isPassed: false }
  cache.put(checkName(bizToken), JSON.stringify(check), lifeSeconds)
  return { bizToken, ruleId: check.ruleId, requestId: randomText(36) }
}

export function findFaceCheck({ cache }: Sandbox, bizToken: string): FaceCheckRecord | null {
  const stored = cache.get(checkName(bizToken))
  if (stored === null) return null
  const check: FaceCheckRecord = JSON.parse(stored)
  return check
}

/** Simulates passing the check on the phone. The member is verified once the client queries it. */
export function passFaceCheck(sandbox: Sandbox, bizToken: string): FaceCheckRecord | null {
  const check = findFaceCheck(sandbox, bizToken)
  if (!check) return null
  sandbox.cache.put(checkName(bizToken), JSON.stringify({ ...check, isPassed: true }), lifeSeconds)
  return check
}

/** Stores the verified identity once. Production's message about it is not in the message list. */
export function saveVerified({ store }: Sandbox, memberId: number) {
  store.run(
    `UPDATE users SET is_face_verify = 1, real_name = '张小书', id_number = '11010119900101001X'
     WHERE id = ? AND is_face_verify = 0`,
    memberId,
  )
}

function checkName(bizToken: string) {
  return `face:${bizToken}`
}
