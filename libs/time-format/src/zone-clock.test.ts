import { expect, it } from 'vitest'
import { zoneClock } from './zone-clock'

it('makes one clock for a zone, however often it is asked for', () => {
  const clock = zoneClock('Asia/Shanghai')
  expect(clock?.resolvedOptions().timeZone).toBe('Asia/Shanghai')
  expect(zoneClock('Asia/Shanghai')).toBe(clock)
  expect(zoneClock('UTC')).not.toBe(clock)
})

it('makes none for an unknown zone', () => {
  expect(zoneClock('Mars/Olympus')).toBeNull()
})
