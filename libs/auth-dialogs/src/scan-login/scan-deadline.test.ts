// @vitest-environment node
import { expect, test } from 'vitest'
import { scanDeadline } from './scan-deadline'

const now = 1_000_000_000

test('with clocks that agree the end is the server’s', () => {
  expect(scanDeadline({ expiresAt: now + 240_000 }, now)).toBe(now + 240_000)
  expect(scanDeadline({ expiresAt: now + 240_000, serverTime: null }, now)).toBe(now + 240_000)
})

test('the server’s own time decides over the visitor’s clock', () => {
  const server = now + 86_400_000
  expect(scanDeadline({ expiresAt: server + 200_000, serverTime: server }, now)).toBe(now + 200_000)
  // Ten minutes slow: by the visitor's clock the ticket would live on after the server let it go.
  const ahead = now + 200_000
  expect(scanDeadline({ expiresAt: ahead + 300_000, serverTime: ahead }, now)).toBe(now + 300_000)
})

test.each([
  ['over before it came', -1],
  ['an hour behind', -3_600_000],
  ['ending as it comes', 0],
  ['over ten minutes', 600_001],
  ['not a number', Number.NaN],
])('a life that no ticket has (%s) counts the usual one from now', (_, life) => {
  expect(scanDeadline({ expiresAt: now + life }, now)).toBe(now + 300_000)
})

test.each([600_001, Number.NaN])('as does %s by the server’s own time', (life) => {
  expect(scanDeadline({ expiresAt: now + life, serverTime: now }, now)).toBe(now + 300_000)
})

test.each([-3_600_000, -1, 0])('by the server’s own time a ticket may be over (%s)', (life) => {
  const server = now + 86_400_000
  const deadline = scanDeadline({ expiresAt: server + life, serverTime: server }, now)
  expect(deadline).toBeLessThanOrEqual(now)
})
