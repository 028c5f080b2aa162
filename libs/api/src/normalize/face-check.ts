import type { FaceCheck } from '../models/account'
import { integer, filledText } from '../wire/scalars'
import { reader } from '../wire/reader'
import { record } from '../wire/record'

/** Reads a face check that has just begun. */
export const readFaceCheck = reader(
  record({ url: filledText, rule_id: filledText, biz_token: filledText }),
  ({ url, rule_id, biz_token }): FaceCheck => ({ url, ruleId: rule_id, bizToken: biz_token }),
)

/** Reads whether a face check was passed: 9 means passed, 5 "not yet" or "failed". */
export const readFaceCheckPassed = reader(record({ status: integer }), ({ status }) => status === 9)
