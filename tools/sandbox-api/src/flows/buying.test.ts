import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'

let server: TestSandbox
let token: string

beforeEach(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000007')
})

function order(wish: object) {
  return server.post(
    '/api/v3/order',
    { goods_type: 'COURSE', goods_id: 1, agree_protocol: 1, ...wish },
    token,
  )
}

async function status(orderNo: string) {
  return (await server.get(`/api/v2/order/status?order_id=${orderNo}`, token)).data
}

function pay(payAddress: string, method: string) {
  const form = new FormData()
  form.set('payment_method', method)
  return server.request('POST', payAddress.replace(origin, ''), { form })
}

describe('an order', () => {
  it('is paid with one click on the cashier page, and delivered', async () => {
    const { data } = await order({})
    expect(data).toMatchObject({ total: 99, discount: 0, is_paid: false })
    const orderNo = textIn(data, 'order_no')
    expect(orderNo).toMatch(/^\d{18}$/)
    expect(await status(orderNo)).toEqual({ status: 5 })

    const address = textIn(data, 'pay_url')
    const page = await (await server.request('GET', address.replace(origin, ''))).text()
    expect(page).toContain('收银台')
    expect(page).toContain(orderNo)
    const paid = await pay(address, 'wechat')
    expect(await paid.text()).toContain('支付成功')

    expect(await status(orderNo)).toEqual({ status: 9 })
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isBuy: true })
    expect((await server.get('/api/v2/member/orders', token)).data).toMatchObject({
      data: [
        {
          order_id: orderNo,
          charge: 99,
          payment_method: 'wap',
          status_text: '已支付',
          goods: [{ goods_type: 'COURSE', goods_name: 'React 入门', goods_charge: 0 }],
        },
      ],
    })
    const messages = JSON.stringify((await server.get('/api/v2/member/messages', token)).data)
    expect(messages).toContain(`订单${orderNo}已支付`)
    expect(messages).toContain('积分变动:9，备注:已支付订单送9积分')
  })

  it('of which nothing is left to pay is delivered at once, without an address', async () => {
    const { data } = await order({ promo_code: 'FULL' })
    expect(data).toEqual({
      order_no: textIn(data, 'order_no'),
      total: 0,
      discount: 500,
      is_paid: true,
    })
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isBuy: true })
  })

  it('is made although its answer is lost, when a fault says so', async () => {
    await server.request('POST', '/__sandbox/faults', {
      body: { operation: 'createOrder', after: true, code: 1, message: '错误', times: 1 },
    })
    const lost = await server.request('POST', '/api/v3/order', {
      body: { goods_type: 'COURSE', goods_id: 1, agree_protocol: 1, promo_code: 'FULL' },
      token,
    })
    expect(await lost.json()).toMatchObject({ code: 1 })
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isBuy: true })
  })

  it('is refused without consent, for unknown goods and kinds', async () => {
    expect((await order({ agree_protocol: 0 })).message).toBe('请同意付费内容购买协议')
    const plan = { goods_type: 'ROLE', goods_id: 1 }
    expect((await order({ ...plan, agree_protocol: 0 })).message).toBe('请同意会员服务协议')
    expect((await order({ goods_id: 999, agree_protocol: 0 })).code).toBe(404)
    expect((await order({ goods_type: 'BOOK' })).message).toBe('无法创建订单')
    expect((await order({ goods_type: '' })).message).toBe('参数错误')
    expect((await order({ goods_id: 0 })).message).toBe('参数错误')
  })

  it('is cancelled after an hour; its promo use returns, its address is dead before', async () => {
    const { data } = await order({ promo_code: 'ONCE' })
    const address = textIn(data, 'pay_url').replace(origin, '')
    const check = '/api/v2/promoCode/ONCE/check'
    expect((await server.get(check, token)).data).toMatchObject({ can_use: 0 })
    server.pass(1800)
    expect(await (await server.request('GET', address)).text()).toContain('参数错误')
    server.pass(1800)
    expect(await status(textIn(data, 'order_no'))).toEqual({ status: 7 })
    expect((await server.get(check, token)).data).toMatchObject({ can_use: 1 })
  })

  it('is cancelled only when the job runs, up to half an hour late', async () => {
    server.pass(60)
    const { data } = await order({})
    const orderNo = textIn(data, 'order_no')
    server.pass(3600)
    expect(await status(orderNo)).toEqual({ status: 5 })
    server.pass(1740)
    expect(await status(orderNo)).toEqual({ status: 7 })
  })

  it('belongs to its buyer', async () => {
    const { data } = await order({})
    const other = await server.signIn('13800000001')
    const path = `/api/v2/order/status?order_id=${textIn(data, 'order_no')}`
    expect((await server.get(path, other)).code).toBe(404)
    expect((await server.get('/api/v2/order/status', other)).message).toBe('参数错误')
  })

  it('is moved by hand through the switches', async () => {
    const { data } = await order({})
    const orderNo = textIn(data, 'order_no')
    const path = `/__sandbox/orders/${orderNo}/status`
    await server.request('POST', path, { body: { status: 7 } })
    expect(await status(orderNo)).toEqual({ status: 7 })
    const address = textIn(data, 'pay_url').replace(origin, '')
    expect(await (await server.request('GET', address)).text()).toContain('订单已取消')
    await server.request('POST', path, { body: { status: 9 } })
    expect(await status(orderNo)).toEqual({ status: 9 })
  })

  it('is not paid through a channel that is switched off', async () => {
    await server.configure({ payments: { alipay: false } })
    const { data } = await order({})
    const refused = await pay(textIn(data, 'pay_url'), 'alipay')
    expect(await refused.text()).toContain('未开启支付宝支付')
    expect(await status(textIn(data, 'order_no'))).toEqual({ status: 5 })
  })
})

describe('what follows a payment', () => {
  const buy = async (wish: object = {}) => {
    const { data } = await order(wish)
    await pay(textIn(data, 'pay_url'), 'wechat')
    return textIn(data, 'order_no')
  }
  const points = async () => (await server.get('/api/v2/member/credit1Records', token)).data

  it('counts the price before discount: points and the charge of what was bought', async () => {
    await buy({ promo_code: 'TEN' })
    expect(await points()).toMatchObject({ data: [{ sum: 9 }] })
    await order({ goods_id: 6, promo_code: 'FULL' })
    expect(await points()).toMatchObject({ data: [{ sum: 3 }, { sum: 9 }] })
    expect((await server.get('/api/v3/member/courses', token)).data).toMatchObject({
      data: [
        { course_id: 6, charge: 30 },
        { course_id: 1, charge: 99 },
      ],
    })
  })

  it('shows a course that was bought twice as two purchases, as one course in the older list', async () => {
    await buy()
    await buy()
    expect((await server.get('/api/v3/member/courses', token)).data).toMatchObject({
      data: [{ course_id: 1 }, { course_id: 1 }],
      total: 2,
    })
    const { data } = await server.get('/api/v2/member/courses', token)
    expect(data).toMatchObject({ data: [{ id: 1 }], total: 2 })
    expect(data).not.toHaveProperty('data.1')
  })

  it('may come later than the status says, when the switch says so', async () => {
    await server.configure({ delivery_delay: 30 })
    const orderNo = await buy()
    const isBought = async () => (await server.get('/api/v2/course/1', token)).data
    expect(await status(orderNo)).toEqual({ status: 9 })
    expect(await isBought()).toMatchObject({ isBuy: false })
    expect(await points()).toMatchObject({ total: 0 })
    server.pass(30)
    expect(await isBought()).toMatchObject({ isBuy: true })

    const second = await buy({ goods_id: 6 })
    const path = `/__sandbox/orders/${second}/delivery`
    expect((await server.request('POST', path)).status).toBe(200)
    expect((await server.get('/api/v2/course/6', token)).data).toMatchObject({ isBuy: true })
    expect((await server.request('POST', path)).status).toBe(400)
  })

  it('never comes for a plan that reaches beyond 2038: the order stays in payment', async () => {
    const days = (expireDays: number) =>
      server.request('POST', '/__sandbox/plans/1', { body: { expireDays } })
    const plan = { goods_type: 'ROLE', goods_id: 1 }
    await days(36_500)
    expect(await status(await buy(plan))).toEqual({ status: 5 })
    expect((await order({ ...plan, promo_code: 'FULL' })).message).toBe('错误')
    expect((await server.get('/api/v2/member/roles', token)).data).toMatchObject({ total: 0 })
    // Years that are added up reach there too.
    await days(3000)
    expect(await status(await buy(plan))).toEqual({ status: 9 })
    expect(await status(await buy(plan))).toEqual({ status: 5 })
  })

  it('does not begin when the notice of the provider is lost', async () => {
    await server.configure({ payments: { notified: false } })
    expect(await status(await buy())).toEqual({ status: 5 })
  })

  it('may be a refund, of at most what was paid', async () => {
    const orderNo = await buy({ promo_code: 'TEN' })
    const refund = (body: object) =>
      server.request('POST', `/__sandbox/orders/${orderNo}/refunds`, { body })
    const told = async () => (await server.get('/api/v2/member/orders', token)).data
    expect(await told()).toMatchObject({ data: [{ charge: 99, refund_amount: 0 }] })
    await refund({ amount: 9.5 })
    expect(await told()).toMatchObject({ data: [{ charge: 99, refund_amount: 9.5 }] })
    expect((await refund({ amount: 80 })).status).toBe(400)
    expect(await (await refund({})).json()).toEqual({ refunded: 89 })
    expect(await told()).toMatchObject({ data: [{ charge: 99, refund_amount: 89 }] })
    const messages = JSON.stringify((await server.get('/api/v2/member/messages', token)).data)
    expect(messages).toContain(`订单${orderNo}已成功退款9.5元`)
  })
})

describe('a VIP plan', () => {
  it('adds its days to a plan that is running', async () => {
    for (const until of ['2026-12-21 17:00:00', '2027-01-20 17:00:00']) {
      const { data } = await order({ goods_type: 'ROLE', goods_id: 1 })
      await pay(textIn(data, 'pay_url'), 'alipay')
      const detail = await server.get('/api/v2/member/detail', token)
      expect(detail.data).toMatchObject({
        role_id: 1,
        role_expired_at: until,
        role: { id: 1, name: '月度会员', desc_rows: [''] },
      })
    }
    const { data } = await server.get('/api/v2/member/roles?page_size=1', token)
    expect(data).toMatchObject({ total: 2, per_page: '1', data: [{ charge: 29 }] })
  })

  it('lists its lines, or one empty line', async () => {
    expect((await server.get('/api/v2/roles')).data).toMatchObject([
      { id: 1, desc_rows: [''] },
      { id: 2, desc_rows: ['全站会员课', '优先答疑'] },
    ])
    expect((await server.get('/api/v2/role/2')).data).toMatchObject({ expire_days: 365 })
    expect((await server.get('/api/v2/role/9')).code).toBe(404)
  })

  it('that is not on display is in no list and opens for nobody', async () => {
    await server.request('POST', '/__sandbox/plans/2', { body: { isShown: false } })
    expect((await server.get('/api/v2/role/2')).code).toBe(404)
    expect((await server.get('/api/v2/roles')).data).toMatchObject([{ id: 1 }])
    expect((await server.get('/api/v2/roles')).data).not.toHaveProperty('1')
  })

  it('that is over stays in the account until the hour is full, then only in the purchases', async () => {
    await server.request('POST', '/__sandbox/plans/1', { body: { expireDays: 1 } })
    server.pass(1800)
    const { data } = await order({ goods_type: 'ROLE', goods_id: 1 })
    await pay(textIn(data, 'pay_url'), 'wechat')
    const detail = async () => (await server.get('/api/v2/member/detail', token)).data
    server.pass(86_400)
    expect(await detail()).toMatchObject({ role_id: 1, role_expired_at: '2026-11-22 17:30:00' })
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ isBuy: false })
    server.pass(1800)
    expect(await detail()).toMatchObject({ role_id: 0, role_expired_at: null, role: null })
    expect((await server.get('/api/v2/member/roles', token)).data).toMatchObject({
      data: [{ role_id: 1, expired_at: '2026-11-22 17:30:00' }],
    })
  })
})

describe('promo codes', () => {
  it('ignore letter case and spaces around them', async () => {
    for (const code of ['ten', '%20TEN%20']) {
      expect((await server.get(`/api/v2/promoCode/${code}`)).data).toMatchObject({ code: 'TEN' })
      expect((await server.get(`/api/v2/promoCode/${code}/check`, token)).data).toMatchObject({
        can_use: 1,
      })
    }
    expect((await order({ promo_code: ' ten ' })).data).toMatchObject({ discount: 10 })
  })

  it('are looked up by everybody; unknown is []', async () => {
    expect((await server.get('/api/v2/promoCode/TEN')).data).toEqual({
      id: 1,
      code: 'TEN',
      expired_at: null,
      invited_user_reward: 10,
      invite_user_reward: 5,
    })
    expect((await server.get('/api/v2/promoCode/NOPE')).data).toEqual([])
  })

  it('cannot be used when unknown, expired, the own, or used before', async () => {
    const usable = async (code: string, by = token) =>
      (await server.get(`/api/v2/promoCode/${code}/check`, by)).data
    expect(await usable('NOPE')).toEqual({ can_use: 0, promo_code: [] })
    expect(await usable('OLD')).toMatchObject({ can_use: 0, promo_code: { code: 'OLD' } })
    expect(await usable('MINE', await server.signIn('13800000001'))).toMatchObject({ can_use: 0 })
    expect(await usable('TEN')).toMatchObject({ can_use: 1 })
    expect((await order({ promo_code: 'TEN' })).data).toMatchObject({ total: 89, discount: 10 })
    expect(await usable('TEN')).toMatchObject({ can_use: 0 })
    expect((await order({ promo_code: 'TEN' })).data).toMatchObject({ total: 99, discount: 0 })
  })
})
