import { describe, expect, it, test } from 'vitest'
import { readFaceCheckPassed } from './face-check'
import { readCodeLogin, readScanCode, readScanLogin, readServerTime, readToken } from './login'

const malformed = expect.objectContaining({ kind: 'malformed' })

describe('readCodeLogin', () => {
  it('reads a token', () => {
    const session = { kind: 'signed-in', token: 'a.b.c' }
    expect(readCodeLogin({ success: 1, token: 'a.b.c' }, '')).toEqual(session)
    expect(readCodeLogin({ success: true, token: 'a.b.c' }, '')).toEqual(session)
  })

  it('reads the request to bind a mobile', () => {
    expect(readCodeLogin({ success: 0, action: 'bind_mobile', code: 'k3J' }, '')).toEqual({
      kind: 'bind-mobile',
      code: 'k3J',
    })
  })

  test.each([
    [{ success: 1 }],
    [{ success: 0, action: 'bind_mobile' }],
    [{ success: 0, action: 'dance', code: 'k3J' }],
    [[]],
  ])('rejects %j', (reply) => {
    expect(() => readCodeLogin(reply, '')).toThrow(malformed)
  })
})

test.each([
  ['0', null],
  [0, null],
  ['', null],
  ['k3JxQ0', 'k3JxQ0'],
])('scan code %j is %j', (sent, code) => {
  expect(readScanCode({ code: sent }, '')).toEqual({ code })
})

test('a scan has an expiry', () => {
  const scan = { url: 'https://api.example/scan', key: 'k', expire: 1740802506 }
  expect(readScanLogin(scan, '')).toEqual({
    url: 'https://api.example/scan',
    key: 'k',
    expiresAt: '2025-03-01T04:15:06.000Z',
  })
  expect(() => readScanLogin({ ...scan, expire: null }, '')).toThrow(malformed)
})

test.each([
  ['Sat, 01 Mar 2025 04:10:06 GMT', Date.UTC(2025, 2, 1, 4, 10, 6)],
  [null, null],
  ['soon', null],
  ['Sat, 01 Mar 2025 04:15:06 GMT', Date.UTC(2025, 2, 1, 4, 15, 6)],
  // The scan expired before its reply arrived.
  ['Sat, 01 Mar 2025 04:20:06 GMT', Date.UTC(2025, 2, 1, 4, 20, 6)],
  ['Sun, 02 Mar 2025 04:15:07 GMT', null],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
])('the server time for the Date header %j is %j', (date, time) => {
  expect(readServerTime(date, { expiresAt: '2025-03-01T04:15:06.000Z' })).toBe(time)
})

test('an empty token is malformed', () => {
  expect(() => readToken({ token: '' }, '')).toThrow(malformed)
})

test.each([
  [9, true],
  [5, false],
])('face check status %i', (status, isPassed) => {
  expect(readFaceCheckPassed({ status }, '')).toBe(isPassed)
})
