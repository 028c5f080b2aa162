// @vitest-environment node
import { expect, test } from 'vitest'
import { scanDeadline } from './scan-deadline'

const now = 1_000_000_000

test('with clocks that agree the end is the server’s', () => {
  expect(scanDeadline({ expiresAt: now + 300_000 }, now)).toBe(now + 300_000)
})

test('the server’s own time decides over the visitor’s clock', () => {
  const server = now + 86_400_000
  expect(scanDeadline({ expiresAt: server + 200_000, serverTime: server }, now)).toBe(now + 200_000)
  expect(scanDeadline({ expiresAt: server - 1, serverTime: server }, now)).toBe(now)
})

test('a clock that is plainly wrong counts the usual life from now', () => {
  expect(scanDeadline({ expiresAt: now - 3_600_000 }, now)).toBe(now + 300_000)
  expect(scanDeadline({ expiresAt: now + 3_600_000 }, now)).toBe(now + 300_000)
})
