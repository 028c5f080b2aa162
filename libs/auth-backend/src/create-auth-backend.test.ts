import { createApiClient } from '@shuyuan/api'
import type { AuthBackend } from '@shuyuan/auth-dialogs/port'
import { createSession } from '@shuyuan/session'
import { expect, test, vi } from 'vitest'
import { createAuthBackend } from './create-auth-backend'

const { signal } = new AbortController()

function setup(
  reply: { code: number; message?: string; data?: unknown },
  headers: Record<string, string> = {},
) {
  const requests: { url: string; body: unknown; signal: AbortSignal }[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    const { url, signal } = request
    requests.push({ url, signal, body: text ? JSON.parse(text) : null })
    return Response.json({ message: '', data: [], ...reply }, { headers })
  })
  const session = createSession()
  session.captureMsv('?msv=42')
  const api = createApiClient({ baseUrl: 'https://api.example', fetch })
  return { session, requests, backend: createAuthBackend({ api, session }) }
}

test('logins carry the referral code', async () => {
  const { backend, requests } = setup({ code: 0, data: { token: 'T' } })
  await expect(
    backend.loginWithSms({ mobile: '1', mobileCode: '012345' }, signal),
  ).resolves.toEqual({ token: 'T' })
  await backend.registerWithSocialite({ mobile: '1', mobileCode: '012345', code: 'C' }, signal)
  expect(requests.map(({ body }) => body)).toEqual([
    { mobile: '1', mobile_code: '012345', msv: '42' },
    { mobile: '1', mobile_code: '012345', code: 'C', msv: '42' },
  ])
})

test('distinguishes refusals by a code and keeps the server’s message', async () => {
  const { backend } = setup({ code: 1, message: '短信验证码错误' })
  await expect(
    backend.loginWithSms({ mobile: '1', mobileCode: '0' }, signal),
  ).rejects.toMatchObject({ kind: 'business', code: 'sms-code-wrong', message: '短信验证码错误' })
})

test('an unknown refusal keeps the server’s own code', async () => {
  const { backend } = setup({ code: 1, message: '账号已被锁定' })
  await expect(
    backend.loginWithPassword({ mobile: '1', password: 'x' }, signal),
  ).rejects.toMatchObject({ kind: 'business', code: 1, message: '账号已被锁定' })
})

test('stores a login code until the mobile is bound', async () => {
  const waiting = setup({ code: 0, data: { success: 0, action: 'bind_mobile', code: 'C' } })
  await expect(waiting.backend.exchangeLoginCode({ code: 'C' }, signal)).resolves.toEqual({
    kind: 'bind-mobile',
    code: 'C',
  })
  expect(waiting.session.getLoginCode()).toBe('C')

  const bound = setup({ code: 0, data: { token: 'T' } })
  bound.session.setLoginCode('C')
  await bound.backend.registerWithSocialite({ mobile: '1', mobileCode: '0', code: 'C' }, signal)
  expect(bound.session.getLoginCode()).toBeNull()
})

const scan = { url: 'https://u', key: 'k', expire: 1_700_000_000 }

test('converts the expiry of a scan to milliseconds and passes the server’s time if known', async () => {
  const { backend } = setup(
    { code: 0, data: scan },
    { date: new Date(1_699_999_700_000).toUTCString() },
  )
  await expect(backend.startScanLogin(signal)).resolves.toEqual({
    url: 'https://u',
    key: 'k',
    expiresAt: 1_700_000_000_000,
    serverTime: 1_699_999_700_000,
  })
  const silent = setup({ code: 0, data: scan })
  await expect(silent.backend.startScanLogin(signal)).resolves.toMatchObject({ serverTime: null })
})

const mobile = '13800000001'
const mobileCode = '012345'
const calls: [string, (backend: Required<AuthBackend>, signal: AbortSignal) => Promise<unknown>][] =
  [
    ['fetchCaptchaImage', (backend, signal) => backend.fetchCaptchaImage(signal)],
    [
      'sendSmsCode',
      (backend, signal) =>
        backend.sendSmsCode({ mobile, imageKey: 'k', imageCaptcha: 'a', scene: 'login' }, signal),
    ],
    [
      'loginWithPassword',
      (backend, signal) => backend.loginWithPassword({ mobile, password: 'p' }, signal),
    ],
    ['loginWithSms', (backend, signal) => backend.loginWithSms({ mobile, mobileCode }, signal)],
    [
      'register',
      (backend, signal) => backend.register({ mobile, mobileCode, password: 'p' }, signal),
    ],
    [
      'resetPassword',
      (backend, signal) => backend.resetPassword({ mobile, mobileCode, password: 'p' }, signal),
    ],
    ['startScanLogin', (backend, signal) => backend.startScanLogin(signal)],
    ['fetchScanCode', (backend, signal) => backend.fetchScanCode({ key: 'k' }, signal)],
    ['exchangeLoginCode', (backend, signal) => backend.exchangeLoginCode({ code: 'C' }, signal)],
    [
      'registerWithSocialite',
      (backend, signal) => backend.registerWithSocialite({ mobile, mobileCode, code: 'C' }, signal),
    ],
    ['bindMobile', (backend, signal) => backend.bindMobile({ mobile, mobileCode }, signal)],
    ['agreeToAgreements', (backend, signal) => backend.agreeToAgreements(signal)],
    ['startFaceCheck', (backend, signal) => backend.startFaceCheck(signal)],
    [
      'fetchFaceCheckPassed',
      (backend, signal) => backend.fetchFaceCheckPassed({ ruleId: 'r', bizToken: 'b' }, signal),
    ],
  ]

test.each(calls)('%s: closing the dialog aborts the request', async (_method, call) => {
  const controller = new AbortController()
  const signals: (AbortSignal | undefined)[] = []
  const api = createApiClient({
    baseUrl: 'https://api.example',
    fetch: (input, init) => {
      const request = new Request(input, init)
      signals.push(request.signal)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason))
      })
    },
  })
  const backend = createAuthBackend({ api, session: createSession() })
  const answer = call(backend, controller.signal)
  await vi.waitFor(() => expect(signals).toHaveLength(1), 30_000)
  controller.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'aborted' })
  expect(signals[0]?.aborted).toBe(true)
})

test.each([
  ['图形验证码错误', 'captcha-wrong'],
  ['短信验证码错误', 'sms-code-wrong'],
  ['手机号或密码错误', 'credentials-wrong'],
  ['手机号已存在', 'mobile-taken'],
  ['手机号不存在', 'mobile-unknown'],
  ['密码长度不能少于6个字符', 'password-invalid'],
  ['已过期', 'login-code-expired'],
  ['请勿重复绑定', 'already-bound'],
  ['当前学员已完成实人认证', 'already-verified'],
])('the refusal %s has the code %s', async (message, code) => {
  const { backend } = setup({ code: 1, message })
  await expect(backend.loginWithPassword({ mobile, password: 'p' }, signal)).rejects.toMatchObject({
    kind: 'business',
    code,
    message,
  })
})

test.each([
  [401, 'unauthorized'],
  [429, 'rate-limited'],
  [500, 'server'],
])('a reply of code %d leaves the words to the dialogs', async (code, kind) => {
  const { backend } = setup({ code, message: '服务器的内部消息' })
  await expect(backend.loginWithPassword({ mobile, password: 'p' }, signal)).rejects.toMatchObject({
    kind,
    message: '',
  })
})

test('a third-party login that cannot create an account has its own codes', async () => {
  const input = { mobile: '1', mobileCode: '012345', code: 'C' }
  const refused = setup({ code: 1, message: '错误' }).backend
  await expect(refused.registerWithSocialite(input, signal)).rejects.toMatchObject({
    kind: 'business',
    code: 'account-not-made',
  })
  const taken = setup({ code: 1, message: '手机号已存在' }).backend
  await expect(taken.registerWithSocialite(input, signal)).rejects.toMatchObject({
    kind: 'business',
    code: 'account-exists',
  })
  const down = setup({ code: 500, message: '错误' }).backend
  await expect(down.registerWithSocialite(input, signal)).rejects.toMatchObject({ kind: 'server' })
})

test('builds the QQ URL at the click', () => {
  const api = createApiClient({ baseUrl: 'https://api.example' })
  const session = createSession()
  expect(createAuthBackend({ api, session }).qqLoginUrl()).toBeNull()
  const url = createAuthBackend({
    api,
    session,
    qq: () => ({
      apiUrl: 'https://api.example',
      successUrl: 'https://site.example/login/callback?redirect=%2Fmember',
      failureUrl: 'https://site.example/error',
    }),
  }).qqLoginUrl()
  const query = new URL(url ?? '').searchParams
  expect(url).toContain('https://api.example/api/v3/auth/login/socialite/qq?')
  expect(query.get('s_url')).toBe('https://site.example/login/callback?redirect=%2Fmember')
  expect(query.get('action')).toBe('login')
})
