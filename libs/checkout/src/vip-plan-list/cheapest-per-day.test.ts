import type { VipPlan } from '@shuyuan/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestPerDay } from './cheapest-per-day'

const plan = (id: number, days: number, price: number): VipPlan => ({
  id,
  name: `${days} 天`,
  days,
  price,
  features: [],
})

test('is the one whose day costs least, however long it lasts', () => {
  const plans = [plan(1, 30, 39), plan(2, 90, 99), plan(3, 365, 298), plan(4, 1095, 698)]
  expect(cheapestPerDay(plans)).toBe(4)
})

test('is none where nothing can be compared', () => {
  expect(cheapestPerDay([])).toBeNull()
  expect(cheapestPerDay([plan(1, 30, 39)])).toBeNull()
  expect(cheapestPerDay([plan(1, 30, 39), plan(2, 0, 9)])).toBeNull()
})

test('is none where two are as cheap', () => {
  expect(cheapestPerDay([plan(1, 30, 30), plan(2, 90, 90), plan(3, 10, 20)])).toBeNull()
})

test('never costs more per day than another', () => {
  const some = fc.record({
    days: fc.integer({ min: 1, max: 4000 }),
    price: fc.integer({ min: 1, max: 100_000 }),
  })
  fc.assert(
    fc.property(fc.array(some, { maxLength: 6 }), (rows) => {
      const plans = rows.map(({ days, price }, index) => plan(index, days, price))
      const id = cheapestPerDay(plans)
      const best = plans.find((candidate) => candidate.id === id)
      for (const other of best ? plans : []) {
        expect(best && best.price / best.days).toBeLessThanOrEqual(other.price / other.days)
      }
    }),
  )
})
