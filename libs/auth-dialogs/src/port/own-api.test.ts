// @vitest-environment node
import { randomInt, randomUUID, scryptSync } from 'node:crypto'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test, vi } from 'vitest'
import { readme, runSample } from '../testing/readme-sample.fixture'
import { createFakeBackend } from '../testing/create-fake-backend'
import type { AuthBackend } from './auth-backend'
import { toAuthError } from './auth-error'
import { authErrorFrom } from './auth-error-from'

// The samples of the README's chapter "Your own API": client and server against each other, and an envelope.

const mobile = '13800000001'
const password = 'shuyuan123'
const never = new AbortController().signal

async function setup() {
  const sent = new Map<string, string>()
  const api: Pick<Hono, 'request'> = await runSample('accountApi', {
    Hono,
    HTTPException,
    randomInt,
    randomUUID,
    scryptSync,
    sendSms: async (mobile: string, code: string) => void sent.set(mobile, code),
    startSession: async () => ({ token: randomUUID() }),
  })
  const createBackend: (baseUrl: string) => Required<AuthBackend> = await runSample(
    'createBackend',
    { authErrorFrom, fetch: (url: string, init: RequestInit) => api.request(url, init) },
  )
  const backend = createBackend('https://api.example')

  async function codeFor(scene: 'login' | 'register') {
    const input = { mobile, scene, imageKey: '', imageCaptcha: '' }
    const answer = await backend.sendSmsCode(input, never)
    return { mobileCode: sent.get(mobile) ?? '', answer }
  }
  async function register() {
    const { mobileCode } = await codeFor('register')
    await backend.register({ mobile, mobileCode, password }, never)
  }
  return { backend, codeFor, register }
}

const refusal = (asked: Promise<unknown>) => asked.then(() => null, toAuthError)
const token = { token: expect.stringMatching(/^[\da-f-]{36}$/) }

test('registers, then signs in with the password', async () => {
  const { backend, register } = await setup()
  const signIn = (password: string) => backend.loginWithPassword({ mobile, password }, never)
  const wrong = { kind: 'business', code: 'credentials-wrong', message: '手机号或密码错误' }
  expect(await refusal(signIn(password))).toEqual(wrong)
  await register()
  expect(await signIn(password)).toEqual(token)
  expect(await refusal(signIn('shuyuan124'))).toEqual(wrong)
})

test('sends a code with retryAfter, and refuses another until then', async () => {
  const { backend, codeFor, register } = await setup()
  await register()
  const { mobileCode, answer } = await codeFor('login')
  expect(mobileCode).toMatch(/^\d{6}$/)
  expect(answer).toEqual({ retryAfter: 60 })
  expect(await refusal(codeFor('login'))).toEqual({
    kind: 'rate-limited',
    code: 'sms-too-often',
    message: '操作太频繁',
    retryAfter: 60,
  })
  expect(await backend.loginWithSms({ mobile, mobileCode }, never)).toEqual(token)
})

test('a code works once and allows five attempts', async () => {
  const { backend, codeFor, register } = await setup()
  await register()
  const { mobileCode } = await codeFor('login')
  const signIn = (mobileCode: string) => backend.loginWithSms({ mobile, mobileCode }, never)
  for (let guess = 0; guess < 5; guess += 1) {
    expect((await refusal(signIn('x')))?.code).toBe('sms-code-wrong')
  }
  expect((await refusal(signIn(mobileCode)))?.code).toBe('sms-code-wrong')
})

test('sets a new password, which replaces the old one; a short one does not use up the code', async () => {
  const { backend, codeFor, register } = await setup()
  await register()
  const { mobileCode } = await codeFor('login')
  const reset = (password: string) => backend.resetPassword({ mobile, mobileCode, password }, never)
  expect((await refusal(reset('short')))?.code).toBe('password-invalid')
  await reset('another-one')
  const signIn = (password: string) => backend.loginWithPassword({ mobile, password }, never)
  expect((await refusal(signIn(password)))?.code).toBe('credentials-wrong')
  expect(await signIn('another-one')).toEqual(token)
})

test('a phone has one account', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { backend, codeFor, register } = await setup()
  await register()
  vi.advanceTimersByTime(60_000)
  const { mobileCode } = await codeFor('register')
  const again = backend.register({ mobile, mobileCode, password }, never)
  expect((await refusal(again))?.code).toBe('mobile-taken')
  vi.useRealTimers()
})

test.each([
  [{ code: 0, message: '', data: { token: 't' } }, { token: 't' }],
  [
    { code: 1001, message: '密码错误', data: null },
    { kind: 'business', code: 'credentials-wrong', message: '密码错误' },
  ],
  [
    { code: 7, message: '账号已被锁定', data: [] },
    { kind: 'business', code: 7, message: '账号已被锁定' },
  ],
])('unwraps the envelope %j', async (envelope, expected) => {
  const createEnvelopeBackend: (baseUrl: string) => Required<AuthBackend> = await runSample(
    'createEnvelopeBackend',
    { authErrorFrom, fetch: async () => Response.json(envelope) },
  )
  const backend = createEnvelopeBackend('https://api.example')
  const signedIn = backend.loginWithPassword({ mobile, password }, never)
  expect(await signedIn.catch(toAuthError)).toEqual(expected)
})

test('the chapter lists every method', () => {
  const [, chapter = ''] = /## Your own API\n([^]*?)\n## /.exec(readme) ?? []
  const methods = Object.keys(createFakeBackend())
  expect(methods.filter((method) => !chapter.includes(`| \`${method}(`))).toEqual([])
})
