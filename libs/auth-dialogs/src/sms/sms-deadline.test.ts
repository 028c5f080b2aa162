// @vitest-environment node
import { expect, test } from 'vitest'
import { smsDeadline } from './sms-deadline'

test('takes an end that a waiting can have', () => {
  expect(smsDeadline(120_000, 0)).toBe(120_000)
  expect(smsDeadline(120_000, 500_000)).toBe(120_000)
  expect(smsDeadline(null, 0)).toBeNull()
})

test('does not lock a phone for an hour because the clock was set back by one', () => {
  expect(smsDeadline(3_600_000, 0)).toBeNull()
})
