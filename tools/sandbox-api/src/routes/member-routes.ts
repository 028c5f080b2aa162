import type { Route } from '../auth/route'
import { memberRoute } from '../auth/route'
import { consumeSmsCode } from '../auth/sms-code'
import { agreeToAll } from '../members/agreements'
import { maxNicknameLength } from '../members/create-member'
import { findMemberByMobile, hasMobile, saveMobile } from '../members/member-row'
import { hashPassword } from '../members/password'
import { randomText } from '../members/random-text'
import { badParameter, refuse, unexpected } from '../wire/api-failure'
import { requireTexts } from '../wire/input'
import { memberDetail } from '../wire/member'

const proofLife = 3600
const codeRules = { mobile: '请输入手机号', mobile_code: '请输入短信验证码' }

/** The member's data, mobile, password, agreements and deletion. */
export const memberRoutes: Route[] = [
  memberRoute('GET', '/api/v2/member/detail', ({ sandbox, member }) =>
    memberDetail(sandbox, member),
  ),

  memberRoute('POST', '/api/v2/member/detail/nickname', ({ sandbox, input, member }) => {
    requireTexts(input, { nick_name: '请输入昵称' })
    const nickName = input.text('nick_name')
    if (member.is_set_nickname === 1) throw refuse('当前用户已配置昵称')
    const owner = sandbox.store.one<{ id: number }>(
      'SELECT id FROM users WHERE nick_name = ?',
      nickName,
    )
    if (owner && owner.id !== member.id) throw refuse('昵称已经存在')
    if (Array.from(nickName).length > maxNicknameLength) throw unexpected()
    sandbox.store.run(
      'UPDATE users SET nick_name = ?, is_set_nickname = 1 WHERE id = ?',
      nickName,
      member.id,
    )
  }),

  memberRoute('POST', '/api/v2/member/detail/password', ({ sandbox, input, member }) => {
    requireTexts(input, { ...codeRules, password: '请输入密码' })
    if (consumeSmsCode(sandbox, input) !== member.mobile) throw refuse('请绑定手机号')
    sandbox.store.run(
      'UPDATE users SET password = ?, is_password_set = 1 WHERE id = ?',
      hashPassword(input.text('password')),
      member.id,
    )
  }),

  memberRoute('POST', '/api/v2/member/detail/mobile', ({ sandbox, input, member }) => {
    requireTexts(input, codeRules)
    const mobile = consumeSmsCode(sandbox, input)
    if (hasMobile(member)) throw refuse('已绑定')
    if (findMemberByMobile(sandbox, mobile)) throw refuse('手机号已存在')
    saveMobile(sandbox, member.id, mobile)
  }),

  memberRoute('POST', '/api/v2/member/verify', ({ sandbox, input, member }) => {
    if (consumeSmsCode(sandbox, input) !== member.mobile) throw badParameter()
    const sign = randomText(160)
    sandbox.cache.put(`mobile-proof:${sign}`, member.mobile, proofLife)
    return { sign }
  }),

  memberRoute('PUT', '/api/v2/member/mobile', ({ sandbox, input, member }) => {
    requireTexts(input, codeRules)
    if (sandbox.cache.get(`mobile-proof:${input.text('sign')}`) === null) throw badParameter()
    const mobile = consumeSmsCode(sandbox, input)
    if (findMemberByMobile(sandbox, mobile)) throw refuse('手机号已存在')
    saveMobile(sandbox, member.id, mobile)
  }),

  memberRoute('POST', '/api/v2/member/agreement/agree', ({ sandbox, member }) => {
    agreeToAll(sandbox, member.id)
  }),

  memberRoute('POST', '/api/v3/member/destroy', ({ sandbox, member }) => {
    if (member.destroy_requested_at !== null) throw refuse('用户已申请注销')
    sandbox.store.run(
      'UPDATE users SET destroy_requested_at = ? WHERE id = ?',
      sandbox.clock.seconds(),
      member.id,
    )
  }),
]
