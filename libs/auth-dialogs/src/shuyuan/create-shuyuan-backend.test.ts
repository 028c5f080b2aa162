// @vitest-environment node
import { createApiClient } from '@shuyuan/api'
import { createSession } from '@shuyuan/session'
import { expect, test, vi } from 'vitest'
import { createShuyuanBackend } from './create-shuyuan-backend'

const { signal } = new AbortController()

function setup(reply: { code: number; message?: string; data?: unknown }) {
  const requests: { url: string; body: unknown }[] = []
  const fetch = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    requests.push({ url: request.url, body: text ? JSON.parse(text) : null })
    return Response.json({ message: '', data: [], ...reply })
  })
  const session = createSession()
  session.captureMsv('?msv=42')
  const api = createApiClient({ baseUrl: 'https://api.example', fetch })
  return { session, requests, backend: createShuyuanBackend({ api, session }) }
}

test('logins carry the referral mark', async () => {
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

test('tells refusals apart by a code and keeps the server’s text', async () => {
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

test('keeps a login code that waits for a mobile until the mobile is bound', async () => {
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

test('a scan’s end is in milliseconds', async () => {
  const { backend } = setup({
    code: 0,
    data: { url: 'https://u', key: 'k', expire: 1_700_000_000 },
  })
  await expect(backend.startScanLogin(signal)).resolves.toEqual({
    url: 'https://u',
    key: 'k',
    expiresAt: 1_700_000_000_000,
  })
})

test('a call that is given up rejects as aborted', async () => {
  const { backend } = setup({ code: 0 })
  await expect(backend.fetchCaptchaImage(AbortSignal.abort())).rejects.toMatchObject({
    kind: 'aborted',
  })
})

test('builds the QQ address from what the host knows at the click', () => {
  const api = createApiClient({ baseUrl: 'https://api.example' })
  const session = createSession()
  expect(createShuyuanBackend({ api, session }).qqLoginUrl()).toBeNull()
  const url = createShuyuanBackend({
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
