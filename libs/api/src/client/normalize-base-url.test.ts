import { expect, test } from 'vitest'
import { normalizeBaseUrl } from './normalize-base-url'

test.each([
  ['https://host', 'https://host'],
  ['https://host/', 'https://host'],
  ['https://host/api', 'https://host/api'],
  ['https://host/api//', 'https://host/api'],
  ['//host/api/', '//host/api'],
  ['/api/', '/api'],
  ['/', ''],
  ['', ''],
  ['HTTP://localhost:8000', 'HTTP://localhost:8000'],
  [' https://host/api/ ', 'https://host/api'],
])('%j becomes %j', (url, base) => {
  expect(normalizeBaseUrl(url)).toBe(base)
})

test.each([
  'http://',
  'https://host:port',
  '//',
  'api.school.example',
  'localhost:8000',
  'api/',
  'ftp://host',
  'javascript:alert(1)',
  'http://host/?a=1',
  'https://host/api#x',
  '/api?a=1',
])('rejects %j', (url) => {
  expect(() => normalizeBaseUrl(url)).toThrow(
    new TypeError(`baseUrl must look like https://host/api or /api, but is ${url}`),
  )
})
