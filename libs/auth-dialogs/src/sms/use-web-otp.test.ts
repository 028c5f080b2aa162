import { afterEach, expect, test, vi } from 'vitest'
import { requestWebOtp } from './use-web-otp'

afterEach(() => {
  vi.unstubAllGlobals()
})

function stub(get: (options: CredentialRequestOptions) => Promise<unknown>) {
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', { credentials: { get } })
}

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
