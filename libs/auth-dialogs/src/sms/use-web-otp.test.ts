import { afterEach, expect, test, vi } from 'vitest'
import { requestWebOtp } from './use-web-otp'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stub(get: (options: CredentialRequestOptions) => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get } })
}

test('requests nothing without WebOTP', async () => {
  const get = vi.fn()
  vi.stubGlobal('navigator', { credentials: { get } })
  expect(await requestWebOtp(new AbortController().signal)).toBeNull()
  expect(get).not.toHaveBeenCalled()
})

test('returns the code of the SMS', async () => {
  stub(async () => ({ type: 'otp', code: '012345' }))
  expect(await requestWebOtp(new AbortController().signal)).toBe('012345')
})

test.each<[string, () => Promise<unknown>]>([
  ['a refusal', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['an abort', () => Promise.reject(new DOMException('', 'AbortError'))],
  ['a credential of another kind', async () => ({ type: 'password', id: 'a' })],
  ['nothing', async () => null],
  [
    'a browser that throws at once',
    () => {
      throw new TypeError('Illegal invocation')
    },
  ],
])('%s resolves to null', async (_, get) => {
  stub(get)
  await expect(requestWebOtp(new AbortController().signal)).resolves.toBeNull()
})

test('ignores a code that arrives after the abort', async () => {
  const controller = new AbortController()
  stub(async () => {
    controller.abort()
    return { code: '012345' }
  })
  expect(await requestWebOtp(controller.signal)).toBeNull()
})
