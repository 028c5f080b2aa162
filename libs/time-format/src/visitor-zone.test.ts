import { expect, it } from 'vitest'

it('the tests run in the zone that their project is named after', () => {
  const zone = process.env['TZ']
  expect(['UTC', 'Asia/Shanghai', 'America/New_York', 'Pacific/Apia']).toContain(zone)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  // Minutes behind UTC in July, when New York has DST.
  const behind = { UTC: 0, 'Asia/Shanghai': -480, 'America/New_York': 240, 'Pacific/Apia': -780 }
  expect(behind).toHaveProperty([zone ?? ''], new Date('2025-07-01').getTimezoneOffset())
})
