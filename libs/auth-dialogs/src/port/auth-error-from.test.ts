// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { toAuthError } from './auth-error'
import { authErrorFrom } from './auth-error-from'

const answer = (status: number, body: unknown = null, headers: Record<string, string> = {}) =>
  authErrorFrom(new Response(JSON.stringify(body), { status, headers }))

test.each([
  [400, 'business'],
  [404, 'business'],
  [422, 'business'],
  [401, 'unauthorized'],
  [408, 'timeout'],
  [429, 'rate-limited'],
  [500, 'server'],
  [503, 'server'],
  [504, 'timeout'],
  [200, 'malformed'],
])('a response of status %i is of kind %s', async (status, kind) => {
  const error = await answer(status)
  expect(error).toBeInstanceOf(Error)
  expect(toAuthError(error)).toEqual({ kind, code: null, message: '' })
})

test('a refusal carries code and message of its JSON body', async () => {
  expect(
    toAuthError(await answer(401, { code: 'credentials-wrong', message: '密码错误' })),
  ).toEqual({ kind: 'business', code: 'credentials-wrong', message: '密码错误' })
  expect(toAuthError(await answer(422, { code: 1001, detail: '账号已锁定' }))).toEqual({
    kind: 'business',
    code: 1001,
    message: '账号已锁定',
  })
  expect(toAuthError(await answer(400, { code: {}, message: 5 }))).toEqual({
    kind: 'business',
    code: null,
    message: '',
  })
})

test('does not keep the message of a server error', async () => {
  const error = await answer(500, { code: 'E_DB', message: 'connect ECONNREFUSED' })
  expect(toAuthError(error)).toEqual({ kind: 'server', code: null, message: '' })
  const page = new Response('<html>Bad gateway</html>', { status: 502 })
  expect(toAuthError(await authErrorFrom(page)).kind).toBe('server')
})

test('Retry-After is read in seconds, also where it is a date', async () => {
  expect((await answer(429, null, { 'retry-after': '45' })).retryAfter).toBe(45)
  vi.setSystemTime('2026-01-01T00:00:00Z')
  const date = 'Thu, 01 Jan 2026 00:01:30 GMT'
  expect((await answer(503, null, { 'retry-after': date })).retryAfter).toBe(90)
  vi.useRealTimers()
  expect((await answer(429, null, { 'retry-after': 'soon' })).retryAfter).toBeUndefined()
})

test('reads what fetch and response.json() throw', async () => {
  const kindOf = async (thrown: unknown) => (await authErrorFrom(thrown)).kind
  expect(await kindOf(new TypeError('fetch failed'))).toBe('offline')
  expect(await kindOf(new DOMException('late', 'TimeoutError'))).toBe('timeout')
  expect(await kindOf(new DOMException('gone', 'AbortError'))).toBe('aborted')
  expect(await kindOf(new SyntaxError('Unexpected token <'))).toBe('malformed')
  expect(await kindOf(new RangeError('odd'))).toBe('unknown')
  const given = { kind: 'business', code: 'mobile-taken', message: '手机号已存在' }
  expect(await authErrorFrom(given)).toMatchObject(given)
})
