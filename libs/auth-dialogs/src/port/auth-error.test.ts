// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { isTransient, toAuthError } from './auth-error'

test('keeps kind, code and message of a coded error', () => {
  const error = Object.assign(new Error('短信验证码错误'), {
    kind: 'business',
    code: 'sms-code-wrong',
  })
  expect(toAuthError(error)).toEqual({
    kind: 'business',
    code: 'sms-code-wrong',
    message: '短信验证码错误',
  })
})

test('shows no technical text of an error without a known kind', () => {
  expect(toAuthError(new TypeError('Failed to fetch'))).toEqual({ kind: 'unknown', message: '' })
  expect(toAuthError({ kind: 'odd', message: 'x' })).toEqual({ kind: 'unknown', message: '' })
  expect(toAuthError('text')).toEqual({ kind: 'unknown', message: '' })
})

test('distinguishes an abort from a failure', () => {
  expect(toAuthError(new DOMException('gone', 'AbortError')).kind).toBe('aborted')
  expect(toAuthError(new DOMException('late', 'TimeoutError')).kind).toBe('timeout')
})

test('an error of fetch while the browser is offline has kind offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(toAuthError(new TypeError('Failed to fetch')).kind).toBe('offline')
  expect(toAuthError(new RangeError('a fault of the host')).kind).toBe('unknown')
  vi.unstubAllGlobals()
})

test('keeps a valid retryAfter', () => {
  const limited = { kind: 'rate-limited', message: '' }
  expect(toAuthError({ ...limited, retryAfter: 30 }).retryAfter).toBe(30)
  expect(toAuthError({ ...limited, retryAfter: 'soon' }).retryAfter).toBeUndefined()
  expect(toAuthError({ ...limited, retryAfter: -1 }).retryAfter).toBeUndefined()
})

test('only errors of the network and the server are transient', () => {
  expect(isTransient({ kind: 'offline', message: '' })).toBe(true)
  expect(isTransient({ kind: 'rate-limited', message: '' })).toBe(true)
  expect(isTransient({ kind: 'business', message: '' })).toBe(false)
})
