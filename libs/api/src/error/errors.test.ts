import { describe, expect, it, test } from 'vitest'
import { ApiError, isApiError } from './api-error'
import type { ApiErrorKind } from './api-error'
import { englishErrors } from './english-errors'
import { describeError, isMaintenance, isRefusal, isRetryable, isSilentError } from './error-kinds'
import { failure } from './failure'

const kinds: ApiErrorKind[] = [
  'business',
  'unauthorized',
  'forbidden',
  'not-found',
  'bad-request',
  'conflict',
  'invalid',
  'too-large',
  'timeout',
  'offline',
  'rate-limited',
  'server',
  'malformed',
  'aborted',
]

/** Simulates an error of another copy of this package. */
class ForeignApiError extends Error {
  readonly brand = '@shuyuan/api#ApiError'
  readonly kind: string = 'business'
  readonly code = 1
}

describe('isApiError', () => {
  it('recognizes its own errors and those of another copy of the package', () => {
    expect(isApiError(failure('server'))).toBe(true)
    expect(isApiError(new ForeignApiError('不行'))).toBe(true)
  })

  test.each([[new Error('x')], [{ kind: 'server' }], ['server'], [null], [undefined]])(
    'rejects %o',
    (value) => {
      expect(isApiError(value)).toBe(false)
    },
  )
})

describe('ApiError', () => {
  it('has kind, code, message and cause', () => {
    const cause = new Error('why')
    const error = new ApiError({ kind: 'business', code: 1, message: '不行', cause })
    expect(error).toMatchObject({ name: 'ApiError', kind: 'business', code: 1, message: '不行' })
    expect(error.cause).toBe(cause)
  })

  test.each(kinds)('of kind %s has its own text', (kind) => {
    expect(failure(kind).message).toMatch(/^[\u4e00-\u9fa5，]{4,}$/)
  })
})

describe('describeError', () => {
  it('shows the text of the server', () => {
    expect(describeError(failure('business', { message: '手机号已存在' }))).toBe('手机号已存在')
  })

  test.each([[new Error('Cannot read properties of undefined')], ['x'], [undefined]])(
    'has a readable text for %o',
    (error) => {
      expect(describeError(error)).toBe('出了点问题，稍后再试')
    },
  )
})

describe('describeError in English', () => {
  it('keeps the text of the server and translates the rest', () => {
    const refused = failure('business', { message: '手机号已存在', isServerText: true })
    expect(describeError(refused, englishErrors)).toBe('手机号已存在')
    expect(describeError(failure('offline'), englishErrors)).toBe(englishErrors.offline)
    expect(describeError(new Error('x'), englishErrors)).toBe(englishErrors.unknown)
  })
})

describe('describeError for an unknown kind', () => {
  class LaterApiError extends ForeignApiError {
    override readonly kind: string = 'teapot'
  }

  it('falls back to the general text', () => {
    expect(describeError(new LaterApiError('x'), englishErrors)).toBe(englishErrors.unknown)
    expect(describeError(new LaterApiError(''))).toBe('出了点问题，稍后再试')
  })
})

test('refusals are errors that the server would repeat', () => {
  expect(kinds.filter((kind) => isRefusal(failure(kind)))).toEqual([
    'business',
    'forbidden',
    'not-found',
    'bad-request',
    'conflict',
    'invalid',
    'too-large',
  ])
  expect(isRefusal(new Error('x'))).toBe(false)
})

test('only temporary errors are retryable', () => {
  expect(kinds.filter((kind) => isRetryable(failure(kind)))).toEqual([
    'timeout',
    'offline',
    'rate-limited',
    'server',
  ])
  expect(isRetryable(new Error('x'))).toBe(false)
})

test('aborted calls and the silent text of the server are not shown', () => {
  expect(isSilentError(failure('aborted'))).toBe(true)
  expect(isSilentError(failure('business', { message: '请勿重复绑定' }))).toBe(true)
  expect(isSilentError(failure('business', { message: '已绑定' }))).toBe(false)
  expect(isSilentError(failure('offline'))).toBe(false)
  expect(isSilentError(new Error('请勿重复绑定'))).toBe(false)
})

describe('isMaintenance', () => {
  it('is reported by the application, not by a proxy', () => {
    const cause = { code: 503, message: '系统维护中', data: [] }
    expect(isMaintenance(failure('server', { code: 503, cause }))).toBe(true)
    expect(isMaintenance(failure('server', { code: 503, cause: 'HTTP 503' }))).toBe(false)
    expect(isMaintenance(failure('server', { code: 500, cause }))).toBe(false)
    expect(isMaintenance(new Error('503'))).toBe(false)
  })
})
