import type { Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { readLoginCode, consumeLoginCode } from '../auth/login-code'
import { signIn } from '../auth/sign-in'
import { consumeSmsCode } from '../auth/sms-code'
import { createMember, placeholderMobile } from '../members/create-member'
import { findMember, findMemberByMobile } from '../members/member-row'
import { randomText } from '../members/random-text'
import { bindSocialite, boundMemberId } from '../members/socialites'
import { badParameter, refuse } from '../wire/api-failure'
import { requireTexts } from '../wire/input'

const lockedMessage = '用户已锁定无法登录'

/** Exchanges third-party login codes for tokens or bindings, and removes bindings. */
export const socialiteRoutes: Route[] = [
  publicRoute('POST', '/api/v3/auth/login/code', async ({ sandbox, input }) => {
    requireTexts(input, { code: '参数错误' })
    const code = input.text('code')
    const person = readLoginCode(sandbox, code)
    const ownerId = boundMemberId(sandbox, person)
    if (ownerId === null && sandbox.settings.enabled_mobile_bind_alert === 1) {
      return { success: 0, action: 'bind_mobile', code }
    }
    const member =
      ownerId === null
        ? createMember(sandbox, {
            mobile: placeholderMobile(sandbox),
            password: null,
            nickName: `${Array.from(person.nickName).slice(0, 12).join('')}_${randomText(3)}`,
            avatar: person.avatar,
            agreesToAll: true,
          })
        : findMember(sandbox, ownerId)
    if (!member) throw refuse('用户不存在')
    if (ownerId === null) bindSocialite(sandbox, member.id, person)
    const { token } = await signIn(sandbox, member, lockedMessage)
    consumeLoginCode(sandbox, code)
    return { success: 1, token }
  }),

  publicRoute('POST', '/api/v3/auth/register/withSocialite', async ({ sandbox, input }) => {
    if (input.text('mobile') === '' || input.text('code') === '') throw badParameter()
    const code = input.text('code')
    const mobile = consumeSmsCode(sandbox, input)
    const person = readLoginCode(sandbox, code)
    if (findMemberByMobile(sandbox, mobile)) throw refuse('手机号已存在')
    if (boundMemberId(sandbox, person) !== null) throw refuse('当前渠道账号已绑定了其它账号')
    const member = createMember(sandbox, {
      mobile,
      password: null,
      nickName: `${person.nickName}_${randomText(4)}`,
      avatar: person.avatar,
      isNicknameSet: true,
      agreesToAll: true,
    })
    bindSocialite(sandbox, member.id, person)
    consumeLoginCode(sandbox, code)
    return signIn(sandbox, member, lockedMessage)
  }),

  memberRoute('POST', '/api/v3/member/socialite/bindWithCode', ({ sandbox, input, member }) => {
    requireTexts(input, { code: '参数错误' })
    const code = input.text('code')
    const person = readLoginCode(sandbox, code)
    const { store } = sandbox
    if (
      store.one('SELECT 1 FROM socialites WHERE user_id = ? AND app = ?', member.id, person.app)
    ) {
      throw refuse('您已经绑定了该渠道的账号')
    }
    if (boundMemberId(sandbox, person) !== null) throw refuse('当前渠道账号已绑定了其它账号')
    bindSocialite(sandbox, member.id, person)
    consumeLoginCode(sandbox, code)
  }),

  memberRoute('DELETE', '/api/v2/member/socialite/:app', ({ c, sandbox, member }) => {
    const app = c.req.param('app')
    if (app !== 'qq' && app !== 'wechat') throw badParameter()
    sandbox.store.run('DELETE FROM socialites WHERE user_id = ? AND app = ?', member.id, app)
  }),
]
