import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { exceedsLastExpiry } from './vip-order'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2038-01-18T03:14:07Z'), toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

const role = { id: 1, name: '月度会员' }

test.each([
  ['one day, up to the last second', 1, null, false],
  ['a day more', 2, null, true],
  ['one day after a plan that is running', 1, '2038-01-18T03:14:08.000Z', true],
  ['one day after a plan that is over', 1, '2038-01-18T03:14:06.000Z', false],
])('%s', (_, days, roleExpiresAt, exceeds) => {
  expect(exceedsLastExpiry(days, { role, roleExpiresAt })).toBe(exceeds)
})
