import { beforeEach, describe, expect, it } from 'vitest'
import { textIn } from '../testing/test-sandbox'
import type { Buyer } from './create-buyer.fixture'
import { createBuyer } from './create-buyer.fixture'

let buyer: Buyer

beforeEach(async () => {
  buyer = await createBuyer()
})

describe('the delivery after a payment', () => {
  const buy = async (request: object = {}) => {
    const { data } = await buyer.order(request)
    await buyer.pay(textIn(data, 'pay_url'), 'wechat')
    return textIn(data, 'order_no')
  }
  const points = async () =>
    (await buyer.server.get('/api/v2/member/credit1Records', buyer.token)).data

  it('uses the price before the discount for points and the charge of the purchase', async () => {
    await buy({ promo_code: 'TEN' })
    expect(await points()).toMatchObject({ data: [{ sum: 9 }] })
    await buyer.order({ goods_id: 6, promo_code: 'FULL' })
    expect(await points()).toMatchObject({ data: [{ sum: 3 }, { sum: 9 }] })
    expect((await buyer.server.get('/api/v3/member/courses', buyer.token)).data).toMatchObject({
      data: [
        { course_id: 6, charge: 30 },
        { course_id: 1, charge: 99 },
      ],
    })
  })

  it('lists a course that was bought twice as two purchases, but once in the older list', async () => {
    await buy()
    await buy()
    expect((await buyer.server.get('/api/v3/member/courses', buyer.token)).data).toMatchObject({
      data: [{ course_id: 1 }, { course_id: 1 }],
      total: 2,
    })
    const { data } = await buyer.server.get('/api/v2/member/courses', buyer.token)
    expect(data).toMatchObject({ data: [{ id: 1 }], total: 2 })
    expect(data).not.toHaveProperty('data.1')
  })

  it('can be delayed after the status changes', async () => {
    await buyer.server.configure({ delivery_delay: 30 })
    const orderNo = await buy()
    const isBought = async () => (await buyer.server.get('/api/v2/course/1', buyer.token)).data
    expect(await buyer.status(orderNo)).toEqual({ status: 9 })
    expect(await isBought()).toMatchObject({ isBuy: false })
    expect(await points()).toMatchObject({ total: 0 })
    buyer.server.pass(30)
    expect(await isBought()).toMatchObject({ isBuy: true })

    const second = await buy({ goods_id: 6 })
    const path = `/__sandbox/orders/${second}/delivery`
    expect((await buyer.server.request('POST', path)).status).toBe(200)
    expect((await buyer.server.get('/api/v2/course/6', buyer.token)).data).toMatchObject({
      isBuy: true,
    })
    expect((await buyer.server.request('POST', path)).status).toBe(400)
  })

  it('fails for a plan that ends after 2038, and the order stays in payment', async () => {
    const days = (expireDays: number) =>
      buyer.server.request('POST', '/__sandbox/plans/1', { body: { expireDays } })
    const plan = { goods_type: 'ROLE', goods_id: 1 }
    await days(36_500)
    expect(await buyer.status(await buy(plan))).toEqual({ status: 5 })
    expect((await buyer.order({ ...plan, promo_code: 'FULL' })).message).toBe('错误')
    expect((await buyer.server.get('/api/v2/member/roles', buyer.token)).data).toMatchObject({
      total: 0,
    })
    // The second of two plans exceeds the limit.
    await days(3000)
    expect(await buyer.status(await buy(plan))).toEqual({ status: 9 })
    expect(await buyer.status(await buy(plan))).toEqual({ status: 5 })
  })

  it('does not start if the provider’s notification is lost', async () => {
    await buyer.server.configure({ payments: { notified: false } })
    expect(await buyer.status(await buy())).toEqual({ status: 5 })
  })

  it('may be followed by a refund of at most the amount paid', async () => {
    const orderNo = await buy({ promo_code: 'TEN' })
    const refund = (body: object) =>
      buyer.server.request('POST', `/__sandbox/orders/${orderNo}/refunds`, { body })
    const charged = async () => (await buyer.server.get('/api/v2/member/orders', buyer.token)).data
    expect(await charged()).toMatchObject({ data: [{ charge: 99, refund_amount: 0 }] })
    await refund({ amount: 9.5 })
    expect(await charged()).toMatchObject({ data: [{ charge: 99, refund_amount: 9.5 }] })
    expect((await refund({ amount: 80 })).status).toBe(400)
    expect(await (await refund({})).json()).toEqual({ refunded: 89 })
    expect(await charged()).toMatchObject({ data: [{ charge: 99, refund_amount: 89 }] })
    const messages = JSON.stringify(
      (await buyer.server.get('/api/v2/member/messages', buyer.token)).data,
    )
    expect(messages).toContain(`订单${orderNo}已成功退款9.5元`)
  })
})

describe('a VIP plan', () => {
  it('extends a running plan', async () => {
    for (const until of ['2026-12-21 17:00:00', '2027-01-20 17:00:00']) {
      const { data } = await buyer.order({ goods_type: 'ROLE', goods_id: 1 })
      await buyer.pay(textIn(data, 'pay_url'), 'alipay')
      const detail = await buyer.server.get('/api/v2/member/detail', buyer.token)
      expect(detail.data).toMatchObject({
        role_id: 1,
        role_expired_at: until,
        role: { id: 1, name: '月度会员', desc_rows: [''] },
      })
    }
    const { data } = await buyer.server.get('/api/v2/member/roles?page_size=1', buyer.token)
    expect(data).toMatchObject({ total: 2, per_page: '1', data: [{ charge: 29 }] })
  })

  it('lists its lines, or one empty line', async () => {
    expect((await buyer.server.get('/api/v2/roles')).data).toMatchObject([
      { id: 1, desc_rows: [''] },
      { id: 2, desc_rows: ['全站会员课', '优先答疑'] },
    ])
    expect((await buyer.server.get('/api/v2/role/2')).data).toMatchObject({ expire_days: 365 })
    expect((await buyer.server.get('/api/v2/role/9')).code).toBe(404)
  })

  it('that is not on display is not listed and cannot be opened', async () => {
    await buyer.server.request('POST', '/__sandbox/plans/2', { body: { isShown: false } })
    expect((await buyer.server.get('/api/v2/role/2')).code).toBe(404)
    expect((await buyer.server.get('/api/v2/roles')).data).toMatchObject([{ id: 1 }])
    expect((await buyer.server.get('/api/v2/roles')).data).not.toHaveProperty('1')
  })

  it('that expired stays in the account until the full hour, then only in the purchases', async () => {
    await buyer.server.request('POST', '/__sandbox/plans/1', { body: { expireDays: 1 } })
    buyer.server.pass(1800)
    const { data } = await buyer.order({ goods_type: 'ROLE', goods_id: 1 })
    await buyer.pay(textIn(data, 'pay_url'), 'wechat')
    const detail = async () => (await buyer.server.get('/api/v2/member/detail', buyer.token)).data
    buyer.server.pass(86_400)
    expect(await detail()).toMatchObject({ role_id: 1, role_expired_at: '2026-11-22 17:30:00' })
    expect((await buyer.server.get('/api/v2/course/1', buyer.token)).data).toMatchObject({
      isBuy: false,
    })
    buyer.server.pass(1800)
    expect(await detail()).toMatchObject({ role_id: 0, role_expired_at: null, role: null })
    expect((await buyer.server.get('/api/v2/member/roles', buyer.token)).data).toMatchObject({
      data: [{ role_id: 1, expired_at: '2026-11-22 17:30:00' }],
    })
  })
})
