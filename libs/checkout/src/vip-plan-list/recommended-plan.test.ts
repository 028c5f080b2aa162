import type { VipPlan } from '@shuyuan/api'
import { expect, test } from 'vitest'
import { recommendedPlanId } from './recommended-plan'

const plan = (id: number, days: number, price: number): VipPlan => ({
  id,
  name: `${days} 天`,
  days,
  price,
  features: [],
})

test('is the cheapest per day of at most a year', () => {
  const plans = [plan(1, 30, 39), plan(2, 90, 99), plan(3, 365, 298), plan(4, 1095, 698)]
  expect(recommendedPlanId(plans)).toBe(3)
})

test('is none where there is nothing to compare', () => {
  expect(recommendedPlanId([plan(1, 30, 39)])).toBeNull()
  expect(recommendedPlanId([plan(1, 1095, 698), plan(2, 0, 9)])).toBeNull()
  expect(recommendedPlanId([])).toBeNull()
})
