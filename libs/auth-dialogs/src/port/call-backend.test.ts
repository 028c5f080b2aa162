// @vitest-environment node
import { expect, test } from 'vitest'
import { callBackend } from './call-backend'

const never = () => new AbortController().signal

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
