import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, textIn } from '../testing/test-sandbox'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

async function solvedCaptcha() {
  const { data } = await server.get('/api/v2/captcha/image')
  const key = textIn(data, 'key')
  const response = await server.request('GET', `/__sandbox/captcha?key=${key}`)
  return { image_key: key, image_captcha: textIn(await response.json(), 'text') }
}

async function smsCode(mobile: string, scene = 'login') {
  const sent = await server.post('/api/v2/captcha/sms', {
    mobile,
    scene,
    ...(await solvedCaptcha()),
  })
  expect(sent).toEqual({ code: 0, message: '', data: [] })
  const response = await server.request('GET', `/__sandbox/sms?mobile=${mobile}`)
  return textIn(await response.json(), 'code')
}

describe('password login', () => {
  it('returns a token for the member detail', async () => {
    const token = await server.signIn('13800000001')
    const { data } = await server.get('/api/v2/member/detail', token)
    expect(data).toMatchObject({ nick_name: '林知夏', name: '林知夏', is_bind_mobile: 1 })
  })

  it('has the same error for an unknown mobile and a wrong password', async () => {
    const wrong = { code: 1, message: '手机号或密码错误', data: [] }
    const path = '/api/v2/login/password'
    expect(await server.post(path, { mobile: '13800000001', password: 'no' })).toEqual(wrong)
    expect(await server.post(path, { mobile: '13911112222', password: 'no' })).toEqual(wrong)
  })

  it('refuses a locked account, and joins the errors of missing fields', async () => {
    const path = '/api/v2/login/password'
    const locked = await server.post(path, { mobile: '13800000008', password: 'shuyuan123' })
    expect(locked.message).toBe('账号已被锁定')
    expect((await server.post(path)).message).toBe('请输入手机号,请输入密码')
    const blank = { mobile: '13800000001', password: '   ' }
    expect((await server.post(path, blank)).message).toBe('请输入密码')
    expect((await server.post(path, { ...blank, password: ' shuyuan123' })).message).toBe(
      '手机号或密码错误',
    )
    expect((await server.post(path, { ...blank, mobile: ['1'] })).message).toBe('错误')
  })

  it('accepts a mobile and its code as text only', async () => {
    const path = '/api/v2/login/mobile'
    const body = { mobile: '13911112222', mobile_code: '112233' }
    for (const change of [{ mobile: 13_911_112_222 }, { mobile_code: 112_233 }]) {
      expect((await server.post(path, { ...body, ...change })).message).toBe('短信验证码错误')
    }
    expect((await server.post(path, body)).code).toBe(0)
  })

  it('fails for a mobile that is too long to be stored', async () => {
    const body = { mobile: '1'.repeat(25), mobile_code: '112233' }
    expect((await server.post('/api/v2/login/mobile', body)).message).toBe('错误')
    const registered = await server.post('/api/v2/register/sms', { ...body, password: 'secret' })
    expect(registered.message).toBe('错误')
  })
})

describe('tokens', () => {
  it('expire after 14 days and after logout', async () => {
    const token = await server.signIn('13800000001')
    const other = await server.signIn('13800000001')
    expect(await server.post('/api/v2/logout', {}, token)).toMatchObject({ code: 0, data: [] })
    expect(await server.get('/api/v2/member/detail', token)).toEqual({
      code: 401,
      message: '请登录',
      data: [],
    })
    server.pass(14 * 86_400 - 1)
    expect((await server.get('/api/v2/member/detail', other)).code).toBe(0)
    server.pass(1)
    expect((await server.get('/api/v2/member/detail', other)).code).toBe(401)
  })

  it('need the header for logout', async () => {
    const token = await server.signIn('13800000001')
    const reply = await server.post('/api/v2/logout', { token })
    expect(reply).toMatchObject({ code: 1, message: '错误' })
  })

  it('of an earlier login work until a strict call triggers the single-device rule', async () => {
    await server.configure({ single_device: true })
    const first = await server.signIn('13800000001')
    const second = await server.signIn('13800000001')
    expect((await server.get('/api/v2/course/1/like', first)).code).toBe(0)
    expect(await server.get('/api/v2/member/detail', first)).toMatchObject({
      code: 401,
      message: '请重新登录',
    })
    expect(await server.get('/api/v2/course/1/like', first)).toMatchObject({
      code: 401,
      message: '请登录',
    })
    expect((await server.get('/api/v2/member/detail', second)).code).toBe(0)
  })
})

describe('the captcha', () => {
  it('is a PNG image and is used up by any check', async () => {
    const { data } = await server.get('/api/v2/captcha/image')
    const png = Buffer.from(textIn(data, 'img').replace('data:image/png;base64,', ''), 'base64')
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([120, 48])

    const solved = await solvedCaptcha()
    const body = { mobile: '13911112222', scene: 'login', ...solved }
    const wrong = await server.post('/api/v2/captcha/sms', { ...body, image_captcha: 'no' })
    expect(wrong).toMatchObject({ code: 1, message: '图形验证码错误' })
    expect((await server.post('/api/v2/captcha/sms', body)).message).toBe('图形验证码错误')
  })

  it('ignores case and expires after 300 s', async () => {
    const solved = await solvedCaptcha()
    const lower = { ...solved, image_captcha: solved.image_captcha.toLowerCase() }
    const body = { mobile: '13911112222', scene: 'login' }
    expect((await server.post('/api/v2/captcha/sms', { ...body, ...lower })).code).toBe(0)
    const late = await solvedCaptcha()
    server.pass(300)
    expect((await server.post('/api/v2/captcha/sms', { ...body, ...late })).code).toBe(1)
  })

  it('refuses an unknown scene, and fails without one', async () => {
    const body = { mobile: '13911112222', ...(await solvedCaptcha()) }
    const unknown = await server.post('/api/v2/captcha/sms', { ...body, scene: 'other' })
    expect(unknown.message).toBe('参数错误')
    expect((await server.post('/api/v2/captcha/sms', body)).message).toBe('错误')
  })
})

describe('SMS codes', () => {
  it('are printed, compared as text and used up', async () => {
    const mobile = '13911112222'
    const code = await smsCode(mobile)
    expect(server.printed.at(-1)).toContain(code)
    const path = '/api/v2/login/mobile'
    const asNumber = await server.post(path, { mobile, mobile_code: 112233 })
    expect(asNumber.message).toBe('短信验证码错误')
    expect((await server.post(path, { mobile, mobile_code: code })).code).toBe(0)
    expect((await server.post(path, { mobile, mobile_code: code })).code).toBe(1)
  })

  it('expire after more than ten wrong tries', async () => {
    const mobile = '13911112222'
    const code = await smsCode(mobile)
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await server.post('/api/v2/login/mobile', { mobile, mobile_code: 'wrong' })
    }
    const right = await server.post('/api/v2/login/mobile', { mobile, mobile_code: code })
    expect(right.message).toBe('短信验证码错误')
  })

  it('register an unknown mobile on the spot; 112233 always works', async () => {
    const { data } = await server.post('/api/v2/login/mobile', {
      mobile: '13911112222',
      mobile_code: '112233',
      msv: '',
    })
    const detail = await server.get('/api/v2/member/detail', textIn(data, 'token'))
    expect(detail.data).toMatchObject({
      mobile: '13911112222',
      is_password_set: 0,
      credit1: 50,
      agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: true },
    })
  })
})

describe('registration and password reset', () => {
  const mobile = '13911112222'

  it('register, then log in with the password', async () => {
    const code = await smsCode(mobile, 'register')
    const body = { mobile, mobile_code: code, password: ' secret ', msv: '' }
    expect(await server.post('/api/v2/register/sms', body)).toEqual({
      code: 0,
      message: '',
      data: [],
    })
    const wrong = await server.post('/api/v2/login/password', { mobile, password: 'secret' })
    expect(wrong.code).toBe(1)
    const right = await server.post('/api/v2/login/password', { mobile, password: ' secret ' })
    expect(right.code).toBe(0)
  })

  it('checks lengths and consumes the code even if the mobile is taken', async () => {
    const path = '/api/v2/register/sms'
    const short = await server.post(path, { mobile: '', mobile_code: 'x', password: '123' })
    expect(short.message).toBe('请输入手机号,密码长度不能少于6个字符')
    const long = await server.post(path, { mobile, mobile_code: 'x', password: 'x'.repeat(17) })
    expect(long.message).toBe('密码长度不能多于16个字符')
    const code = await smsCode('13800000001', 'register')
    const body = { mobile: '13800000001', mobile_code: code, password: 'secret' }
    expect((await server.post(path, body)).message).toBe('手机号已存在')
    expect((await server.post(path, body)).message).toBe('短信验证码错误')
  })

  it('resets the password without ending sessions', async () => {
    const token = await server.signIn('13800000001')
    const path = '/api/v2/password/reset'
    const body = { mobile: '13800000001', mobile_code: '112233', password: 'x' }
    expect((await server.post(path, body)).code).toBe(0)
    expect((await server.post(path, { ...body, mobile })).message).toBe('手机号不存在')
    expect((await server.get('/api/v2/member/detail', token)).code).toBe(0)
    const login = await server.post('/api/v2/login/password', {
      mobile: '13800000001',
      password: 'x',
    })
    expect(login.code).toBe(0)
  })
})
