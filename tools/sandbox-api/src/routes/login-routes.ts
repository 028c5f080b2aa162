import type { Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { signIn } from '../auth/sign-in'
import { sendSmsCode, consumeSmsCode } from '../auth/sms-code'
import { revokeToken } from '../auth/token'
import { createCaptcha, consumeCaptcha } from '../captcha/captcha'
import { createMember } from '../members/create-member'
import { findMemberByMobile } from '../members/member-row'
import { hashPassword, isPassword } from '../members/password'
import { refuse, unexpected } from '../wire/api-failure'
import { requireTexts } from '../wire/input'

const scenes = ['register', 'login', 'password_reset', 'mobile_bind']

/** Captcha, SMS codes, login by password or SMS, registration, password reset, logout. */
export const loginRoutes: Route[] = [
  publicRoute('GET', '/api/v2/captcha/image', ({ sandbox }) => createCaptcha(sandbox)),

  publicRoute('POST', '/api/v2/captcha/sms', ({ sandbox, input }) => {
    const scene = input.text('scene')
    requireTexts(
      input,
      { mobile: '请输入手机号', image_captcha: '请输入图形验证码', image_key: '参数错误' },
      [scene === '' || scenes.includes(scene) ? null : '参数错误'],
    )
    if (!consumeCaptcha(sandbox, input.text('image_key'), input.text('image_captcha'))) {
      throw refuse('图形验证码错误')
    }
    if (scene === '' || input.text('mobile').length > 20) throw unexpected()
    sendSmsCode(sandbox, input.text('mobile'))
    return []
  }),

  publicRoute('POST', '/api/v2/login/password', ({ sandbox, input }) => {
    requireTexts(input, { mobile: '请输入手机号', password: '请输入密码' })
    const member = findMemberByMobile(sandbox, input.text('mobile'))
    if (!member || !isPassword(input.text('password'), member.password)) {
      throw refuse('手机号或密码错误')
    }
    return signIn(sandbox, member)
  }),

  publicRoute('POST', '/api/v2/login/mobile', ({ sandbox, input }) => {
    requireTexts(input, { mobile: '请输入手机号' })
    const mobile = consumeSmsCode(sandbox, input)
    const member =
      findMemberByMobile(sandbox, mobile) ??
      createMember(sandbox, { mobile, password: null, agreesToAll: true })
    return signIn(sandbox, member)
  }),

  publicRoute('POST', '/api/v2/register/sms', ({ sandbox, input }) => {
    const password = input.text('password')
    requireTexts(
      input,
      { mobile: '请输入手机号', mobile_code: '请输入短信验证码', password: '请输入密码' },
      [
        password.trim() !== '' && password.length < 6 ? '密码长度不能少于6个字符' : null,
        password.length > 16 ? '密码长度不能多于16个字符' : null,
      ],
    )
    const mobile = consumeSmsCode(sandbox, input)
    if (findMemberByMobile(sandbox, mobile)) throw refuse('手机号已存在')
    createMember(sandbox, { mobile, password, agreesToAll: true })
    return []
  }),

  publicRoute('POST', '/api/v2/password/reset', ({ sandbox, input }) => {
    requireTexts(input, {
      mobile: '请输入手机号',
      mobile_code: '请输入短信验证码',
      password: '请输入密码',
    })
    const member = findMemberByMobile(sandbox, consumeSmsCode(sandbox, input))
    if (!member) throw refuse('手机号不存在')
    sandbox.store.run(
      'UPDATE users SET password = ?, is_password_set = 1 WHERE id = ?',
      hashPassword(input.text('password')),
      member.id,
    )
    return []
  }),

  memberRoute('POST', '/api/v2/logout', ({ sandbox, session }) => {
    revokeToken(sandbox, session)
    return []
  }),
]
