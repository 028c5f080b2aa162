// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pending } from '../testing/create-fake-backend'
import { responseTimeout, callBackend } from './call-backend'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const never = () => new AbortController().signal

test('returns the response and leaves no timer', async () => {
  expect(await callBackend(async () => 'answer', never())).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

test('times out if the backend never responds', async () => {
  const call = vi.fn(() => new Promise<never>(() => undefined))
  const asked = expect(callBackend(call, never())).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(responseTimeout)
  await asked
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ aborted: true }))
})

test('aborts the call with the outer signal', async () => {
  const outer = new AbortController()
  const asked = expect(callBackend(pending, outer.signal)).rejects.toMatchObject({
    name: 'AbortError',
  })
  outer.abort()
  await asked
})

test('names a missing method', async () => {
  const asked = callBackend(() => undefined, never(), 'register')
  await expect(asked).rejects.toThrow('has no register')
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'offline'],
  [new TypeError('Load failed'), 'offline'],
  [new TypeError('fetch failed'), 'offline'],
  [new SyntaxError('Unexpected token < in JSON'), 'malformed'],
  [new Response('', { status: 503 }), 'server'],
  [new Response('{"code":"credentials-wrong"}', { status: 401 }), 'business'],
])('converts a network error to an AuthError: %s', async (thrown, kind) => {
  const asked = callBackend(() => Promise.reject(thrown), never())
  await expect(asked).rejects.toMatchObject({ kind })
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'fetch')"),
  new TypeError('Internal error of the backend'),
  Object.assign(new Error('手机号已存在'), { kind: 'business', code: 'mobile-taken' }),
])('rethrows a bug of the backend and an AuthError unchanged: %s', async (thrown) => {
  await expect(callBackend(() => Promise.reject(thrown), never())).rejects.toBe(thrown)
})
