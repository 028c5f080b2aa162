import type { Route } from '../auth/route'
import { memberRoute } from '../auth/route'
import { findFaceCheck, saveVerified, startFaceCheck } from '../members/face-check'
import { faceCheckPath } from '../pages/face-check-pages'
import { ApiFailure, badParameter, refuse } from '../wire/api-failure'
import { requireTexts } from '../wire/input'

const passed = 9
const pending = 5

export const faceCheckRoutes: Route[] = [
  memberRoute('POST', '/api/v3/member/tencent/faceVerify', ({ sandbox, input, member }) => {
    requireTexts(input, { s_url: '参数错误' })
    if (member.is_face_verify === 1) throw refuse('当前学员已完成实人认证')
    const { bizToken, ruleId, requestId } = startFaceCheck(sandbox, member.id, input.text('s_url'))
    return {
      url: `${sandbox.publicUrl}${faceCheckPath}?biz_token=${bizToken}`,
      rule_id: ruleId,
      biz_token: bizToken,
      request_id: requestId,
    }
  }),

  memberRoute('GET', '/api/v3/member/tencent/faceVerify', ({ sandbox, input, member }) => {
    if (input.text('biz_token') === '' || input.text('rule_id') === '') throw badParameter()
    const check = findFaceCheck(sandbox, input.text('biz_token'))
    const isPassed =
      check?.isPassed && check.memberId === member.id && check.ruleId === input.text('rule_id')
    // No other reply has an object as its code.
    if (!isPassed) throw new ApiFailure({ status: pending }, '')
    saveVerified(sandbox, member.id)
    return { status: passed }
  }),
]
