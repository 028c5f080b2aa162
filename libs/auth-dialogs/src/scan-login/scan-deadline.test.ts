// @vitest-environment node
import { expect, test } from 'vitest'
import { scanDeadline } from './scan-deadline'

const now = 1_000_000_000

test('uses the server’s expiry when the clocks agree', () => {
  expect(scanDeadline({ expiresAt: now + 240_000 }, now)).toBe(now + 240_000)
  expect(scanDeadline({ expiresAt: now + 240_000, serverTime: null }, now)).toBe(now + 240_000)
})

test('serverTime takes precedence over the visitor’s clock', () => {
  const server = now + 86_400_000
  expect(scanDeadline({ expiresAt: server + 200_000, serverTime: server }, now)).toBe(now + 200_000)
  // The visitor's clock is slow: by that clock the ticket would still be valid after it has expired.
  const ahead = now + 200_000
  expect(scanDeadline({ expiresAt: ahead + 300_000, serverTime: ahead }, now)).toBe(now + 300_000)
})

test.each([
  ['over before it came', -1],
  ['an hour behind', -3_600_000],
  ['ending as it comes', 0],
  ['over ten minutes', 600_001],
  ['not a number', Number.NaN],
])('an impossible lifetime (%s) becomes the default from now', (_, life) => {
  expect(scanDeadline({ expiresAt: now + life }, now)).toBe(now + 300_000)
})

test.each([600_001, Number.NaN])('so does %s with serverTime', (life) => {
  expect(scanDeadline({ expiresAt: now + life, serverTime: now }, now)).toBe(now + 300_000)
})

test.each([-3_600_000, -1, 0])('with serverTime a ticket may have expired (%s)', (life) => {
  const server = now + 86_400_000
  const deadline = scanDeadline({ expiresAt: server + life, serverTime: server }, now)
  expect(deadline).toBeLessThanOrEqual(now)
})
