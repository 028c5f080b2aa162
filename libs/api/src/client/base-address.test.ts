import { expect, test } from 'vitest'
import { baseAddress } from './base-address'

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
])('%j becomes %j', (address, base) => {
  expect(baseAddress(address)).toBe(base)
})
