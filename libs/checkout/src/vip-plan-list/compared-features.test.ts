// @vitest-environment node
import type { VipPlan } from '@shuyuan/api'
import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { comparedFeatures } from './compared-features'

const plan = (id: number, name: string, features: string[]): VipPlan => ({
  id,
  name,
  days: 30 * id,
  price: 39 * id,
  features,
})

function compared(...plans: VipPlan[]) {
  return comparedFeatures(plans, zhCn.includesPlan).map(({ feature, planIds }) => [
    feature,
    ...planIds,
  ])
}

test('puts equal selling points of plans in one row', () => {
  expect(
    compared(plan(1, '月度会员', ['会员课程']), plan(2, '年度会员', ['会员课程', '抢先看'])),
  ).toEqual([
    ['会员课程', 1, 2],
    ['抢先看', 2],
  ])
})

test('a plan that includes another one has its selling points', () => {
  expect(
    compared(
      plan(1, '年度会员', ['会员课程']),
      plan(2, '三年会员', ['包含年度会员的全部权益', '结课证明']),
    ),
  ).toEqual([
    ['会员课程', 1, 2],
    ['结课证明', 2],
  ])
})

test('the locale words the selling point that names another plan', () => {
  const plans = [
    plan(1, 'Annual plan', ['Member courses']),
    plan(2, 'Three-year plan', ['Everything in Annual plan']),
  ]
  expect(comparedFeatures(plans, en.includesPlan)).toEqual([
    { feature: 'Member courses', planIds: new Set([1, 2]) },
  ])
})

test('plans that include each other do not loop', () => {
  const one = plan(1, '甲', ['包含乙的全部权益', '课程'])
  expect(compared(one, plan(2, '乙', ['包含甲的全部权益', '课程']))).toEqual([['课程', 1, 2]])
})

test('is empty if the plans have no selling point in common', () => {
  expect(compared(plan(1, '月度会员', ['一']), plan(2, '年度会员', ['二']))).toEqual([])
})
