import { describe, expect, it, test } from 'vitest'
import { readCreatedOrder, readOrders, readOrderStatus, readPromoCheck } from './orders'
import { readVipPlans } from './vip-plans'

const base = 'https://api.example'
const malformed = expect.objectContaining({ kind: 'malformed' })

describe('readOrders', () => {
  it('reads the price of the line item, not the field that is always 0', () => {
    const goods = {
      goods_id: 5,
      goods_type: 'COURSE',
      goods_text: 'COURSE',
      goods_name: '入门',
      goods_thumb: '',
      num: 1,
      charge: 99,
      goods_charge: 0,
    }
    const order = {
      id: 1,
      order_id: '202503011205061234',
      charge: 99,
      status_text: '已支付',
      refund_amount: 9.5,
      created_at: '2025-03-01T04:05:06.000000Z',
      goods: [goods],
    }
    const page = { current_page: 1, data: [order], per_page: '10', total: 11 }
    expect(readOrders(page, base)).toEqual({
      items: [
        {
          id: 1,
          orderNo: '202503011205061234',
          price: 99,
          statusText: '已支付',
          refundAmount: 9.5,
          createdAt: '2025-03-01T04:05:06.000Z',
          goods: [{ id: 5, type: 'COURSE', name: '入门', cover: null, price: 99, count: 1 }],
        },
      ],
      total: 11,
    })
  })
})

describe('readCreatedOrder', () => {
  it('reads a pending order', () => {
    const order = {
      order_no: '202503011205061234',
      total: 89,
      discount: 10,
      is_paid: false,
      pay_url: 'https://api.example/payment/index?sign=order-x',
      sign: 'order-x',
    }
    expect(readCreatedOrder(order, base)).toEqual({
      orderNo: '202503011205061234',
      total: 89,
      discount: 10,
      isPaid: false,
      payUrl: 'https://api.example/payment/index?sign=order-x',
    })
  })

  it('reads a paid order, which has no payment URL', () => {
    const order = { order_no: '202503011205065678', total: 0, discount: 120, is_paid: true }
    expect(readCreatedOrder(order, base)).toMatchObject({ isPaid: true, payUrl: null })
  })

  test.each([
    [{ order_no: '1', total: 89, is_paid: false }],
    [{ order_no: '1', total: 89, is_paid: false, pay_url: 'javascript:alert(1)' }],
    [{ order_no: '1', total: 89, is_paid: false, pay_url: '//pay.example/1' }],
    [{ order_no: '1', total: 89, is_paid: false, pay_url: 'tel:123' }],
    [{ order_no: '1', total: -1, is_paid: true }],
    [{ total: 89, is_paid: true }],
  ])('rejects %j', (order) => {
    expect(() => readCreatedOrder(order, base)).toThrow(malformed)
  })
})

test.each([
  [1, 'waiting'],
  [5, 'waiting'],
  [7, 'canceled'],
  [9, 'paid'],
])('order status %i is %s', (status, state) => {
  expect(readOrderStatus({ status }, base)).toBe(state)
})

test('an unknown order status is malformed', () => {
  expect(() => readOrderStatus({ status: 8 }, base)).toThrow(malformed)
})

test.each([
  ['usable', { can_use: 1, promo_code: { invited_user_reward: '10' } }, true, 10],
  ['of cents', { can_use: 1, promo_code: { invited_user_reward: '12.50' } }, true, 12.5],
  ['negative', { can_use: 1, promo_code: { invited_user_reward: -10 } }, true, 0],
  ['unusable', { can_use: 0, promo_code: { invited_user_reward: 10 } }, false, 0],
  ['unknown', { can_use: 0, promo_code: [] }, false, 0],
])('a promo code that is %s', (_, check, isUsable, discount) => {
  expect(readPromoCheck(check, base)).toMatchObject({ isUsable, discount })
})

const rejectedCode = { id: 5, code: 'SPRING2024', invite_user_reward: 0, invited_user_reward: 30 }

test.each([
  [
    'over',
    { ...rejectedCode, expired_at: '2024-05-31 23:59:59' },
    true,
    '2024-05-31T15:59:59.000Z',
  ],
  ['used', { ...rejectedCode, expired_at: null }, true, null],
  ['unknown', [], false, null],
])('a rejected promo code that is %s', (_, promo_code, isKnown, expiresAt) => {
  expect(readPromoCheck({ can_use: 0, promo_code }, base)).toEqual({
    isUsable: false,
    discount: 0,
    isKnown,
    expiresAt,
  })
})

test('a VIP plan without a description has no selling points', () => {
  const plan = { id: 2, name: '年度会员', charge: 365, expire_days: 365, desc_rows: [''] }
  expect(readVipPlans([plan], base)).toEqual([
    { id: 2, name: '年度会员', price: 365, days: 365, features: [] },
  ])
})
