import { expect, test } from 'vitest'
import { normalizeBaseUrl } from './normalize-base-url'

test.each([
  ['https://host', 'https://host'],
  ['https://host/', 'https://host'],
  ['https://host/api', 'https://host/api'],
  ['https://host/api//', 'https://host/api'],
  ['//host/api/', '//host/api'],
  ['/api/', '/api'],
  ['api', '/api'],
  ['/', ''],
  ['', ''],
  [' https://host/api/ ', 'https://host/api'],
])('%j becomes %j', (url, base) => {
  expect(normalizeBaseUrl(url)).toBe(base)
})

test.each(['http://', 'https://host:port', '//'])('%j is told to the developer', (url) => {
  expect(() => normalizeBaseUrl(url)).toThrow(`baseUrl is no URL (/api, https://host/api): ${url}`)
})
