// @vitest-environment node
import { expect, test } from 'vitest'
import { cooldownOf, retryDelay, smsDeadline } from './sms-deadline'

test('returns a plausible deadline', () => {
  expect(smsDeadline(120_000, 0)).toBe(120_000)
  expect(smsDeadline(120_000, 500_000)).toBe(120_000)
  expect(smsDeadline(null, 0)).toBeNull()
})

test('ignores a deadline from before the clock was set back', () => {
  expect(smsDeadline(3_600_000, 0)).toBeNull()
})

test('waits for the retryAfter of the server, else two minutes', () => {
  expect(cooldownOf(undefined)).toBe(120_000)
  expect(cooldownOf({})).toBe(120_000)
  expect(cooldownOf({ retryAfter: 45 })).toBe(45_000)
})

test('a refusal starts a countdown only with retryAfter, at most ten minutes', () => {
  expect(retryDelay({})).toBeNull()
  expect(retryDelay({ retryAfter: Number.NaN })).toBeNull()
  expect(retryDelay({ retryAfter: 30 })).toBe(30_000)
  expect(retryDelay({ retryAfter: 86_400 })).toBe(600_000)
})
