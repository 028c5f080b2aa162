import type { VipPlan } from '@shuyuan/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cheapestPerDay, pricePerDay, planSaving, shortestPlan } from './plan-prices'

const plan = (id: number, days: number, price: number): VipPlan => ({
  id,
  name: `${days} 天`,
  days,
  price,
  features: [],
})

test('the cheapest plan has the lowest price per day, however long it lasts', () => {
  const plans = [plan(1, 30, 39), plan(2, 90, 99), plan(3, 365, 298), plan(4, 1095, 698)]
  expect(cheapestPerDay(plans)).toBe(4)
})

test('no plan is the cheapest if nothing can be compared', () => {
  expect(cheapestPerDay([])).toBeNull()
  expect(cheapestPerDay([plan(1, 30, 39)])).toBeNull()
  expect(cheapestPerDay([plan(1, 30, 39), plan(2, 0, 9)])).toBeNull()
})

test('no plan is the cheapest in a tie', () => {
  expect(cheapestPerDay([plan(1, 30, 30), plan(2, 90, 90), plan(3, 10, 20)])).toBeNull()
})

test('the cheapest never costs more per day than another', () => {
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

test('savings are relative to the shortest plan', () => {
  const plans = [plan(3, 365, 298), plan(1, 30, 39), plan(5, 30, 45), plan(4, 1095, 698)]
  const shortest = shortestPlan(plans)
  expect(shortest?.id).toBe(1)
  expect(plans.map((one) => planSaving(one, shortest))).toEqual([176, 0, 0, 725])
})

test('a plan that costs more than repeating the shortest one saves nothing', () => {
  expect(planSaving(plan(2, 60, 100), plan(1, 30, 39))).toBe(0)
  expect(planSaving(plan(2, 60, 100), shortestPlan([plan(1, 0, 39)]))).toBe(0)
})

test('the price per day is rounded to the cent', () => {
  expect(pricePerDay(plan(4, 1095, 698))).toBe(0.64)
  expect(pricePerDay(plan(1, 0, 39))).toBeNull()
})
