import type { FaceCheck } from '../../models/account'
import { integer, filledText } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'

export const readFaceCheck = reader(
  record({ url: filledText, rule_id: filledText, biz_token: filledText }),
  ({ url, rule_id, biz_token }): FaceCheck => ({ url, ruleId: rule_id, bizToken: biz_token }),
)

/** Reads whether a face check was passed: 9 is passed, 5 is pending or failed. */
export const readFaceCheckPassed = reader(record({ status: integer }), ({ status }) => status === 9)
