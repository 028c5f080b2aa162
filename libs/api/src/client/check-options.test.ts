import { afterEach, expect, test, vi } from 'vitest'
import { checkOptions } from './check-options'
import { createApiClient } from './create-api-client'

afterEach(() => vi.unstubAllEnvs())

test.each([undefined, null, '/api'])('rejects %j as options', (options) => {
  expect(() => checkOptions(options)).toThrow(
    new TypeError(
      "createApiClient: options are missing. Example: createApiClient({ baseUrl: '/api' })",
    ),
  )
})

test.each([
  ['getToken', 'secret', '"secret"'],
  ['onUnauthorized', null, 'null'],
  ['assetBaseUrl', 'https://host', '"https://host"'],
  ['fetch', {}, '{}'],
])('%s must be a function', (name, value, shown) => {
  expect(() => checkOptions({ baseUrl: '/', [name]: value })).toThrow(
    new TypeError(`createApiClient: ${name} must be a function or omitted, but is ${shown}`),
  )
})

test.each([NaN, -5, 0, Infinity, '10', null])('rejects a timeoutMs of %o', (timeoutMs) => {
  expect(() => checkOptions({ baseUrl: '/', timeoutMs })).toThrow(
    'createApiClient: timeoutMs must be a positive number of milliseconds or omitted',
  )
})

test('accepts omitted and valid options', () => {
  const options = { baseUrl: '/', getToken: undefined, timeoutMs: undefined, fetch }
  expect(() => checkOptions(options)).not.toThrow()
  expect(() => checkOptions({ baseUrl: '/', timeoutMs: 0.5 })).not.toThrow()
})

test('createApiClient checks in development only', () => {
  const create = () => createApiClient({ baseUrl: '/', timeoutMs: NaN })
  expect(create).toThrow(TypeError)
  vi.stubEnv('NODE_ENV', 'production')
  expect(create).not.toThrow()
})
