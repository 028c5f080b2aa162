import { expect, it } from 'vitest'
import { zoneClock } from './zone-clock'

it('creates one formatter per zone', () => {
  const clock = zoneClock('Asia/Shanghai')
  expect(clock?.resolvedOptions().timeZone).toBe('Asia/Shanghai')
  expect(zoneClock('Asia/Shanghai')).toBe(clock)
  expect(zoneClock('UTC')).not.toBe(clock)
})

it('returns null for an unknown zone', () => {
  expect(zoneClock('Mars/Olympus')).toBeNull()
})
