import { beforeEach, describe, expect, it } from 'vitest'
import { origin, textIn } from '../testing/test-sandbox'
import type { Buyer } from './create-buyer.fixture'
import { createBuyer } from './create-buyer.fixture'

let buyer: Buyer

beforeEach(async () => {
  buyer = await createBuyer()
})

describe('an order', () => {
  it('is paid with one click on the cashier page, and delivered', async () => {
    const { data } = await buyer.order({})
    expect(data).toMatchObject({ total: 99, discount: 0, is_paid: false })
    const orderNo = textIn(data, 'order_no')
    expect(orderNo).toMatch(/^\d{18}$/)
    expect(await buyer.status(orderNo)).toEqual({ status: 5 })

    const url = textIn(data, 'pay_url')
    const page = await (await buyer.server.request('GET', url.replace(origin, ''))).text()
    expect(page).toContain('收银台')
    expect(page).toContain(orderNo)
    const paid = await buyer.pay(url, 'wechat')
    expect(await paid.text()).toContain('支付成功')

    expect(await buyer.status(orderNo)).toEqual({ status: 9 })
    expect((await buyer.server.get('/api/v2/course/1', buyer.token)).data).toMatchObject({
      isBuy: true,
    })
    expect((await buyer.server.get('/api/v2/member/orders', buyer.token)).data).toMatchObject({
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
    const messages = JSON.stringify(
      (await buyer.server.get('/api/v2/member/messages', buyer.token)).data,
    )
    expect(messages).toContain(`订单${orderNo}已支付`)
    expect(messages).toContain('积分变动:9，备注:已支付订单送9积分')
  })

  it('with no amount due is delivered at once, without a payment URL', async () => {
    const { data } = await buyer.order({ promo_code: 'FULL' })
    expect(data).toEqual({
      order_no: textIn(data, 'order_no'),
      total: 0,
      discount: 500,
      is_paid: true,
    })
    expect((await buyer.server.get('/api/v2/course/1', buyer.token)).data).toMatchObject({
      isBuy: true,
    })
  })

  it('is created although a fault drops the reply', async () => {
    await buyer.server.request('POST', '/__sandbox/faults', {
      body: { operation: 'createOrder', after: true, code: 1, message: '错误', times: 1 },
    })
    const lost = await buyer.server.request('POST', '/api/v3/order', {
      body: { goods_type: 'COURSE', goods_id: 1, agree_protocol: 1, promo_code: 'FULL' },
      token: buyer.token,
    })
    expect(await lost.json()).toMatchObject({ code: 1 })
    expect((await buyer.server.get('/api/v2/course/1', buyer.token)).data).toMatchObject({
      isBuy: true,
    })
  })

  it('is refused without consent, for unknown goods and kinds', async () => {
    expect((await buyer.order({ agree_protocol: 0 })).message).toBe('请同意付费内容购买协议')
    const plan = { goods_type: 'ROLE', goods_id: 1 }
    expect((await buyer.order({ ...plan, agree_protocol: 0 })).message).toBe('请同意会员服务协议')
    expect((await buyer.order({ goods_id: 999, agree_protocol: 0 })).code).toBe(404)
    expect((await buyer.order({ goods_type: 'BOOK' })).message).toBe('无法创建订单')
    expect((await buyer.order({ goods_type: '' })).message).toBe('参数错误')
    expect((await buyer.order({ goods_id: 0 })).message).toBe('参数错误')
  })

  it('is canceled after an hour and restores the promo code; its URL expires earlier', async () => {
    const { data } = await buyer.order({ promo_code: 'ONCE' })
    const url = textIn(data, 'pay_url').replace(origin, '')
    const check = '/api/v2/promoCode/ONCE/check'
    expect((await buyer.server.get(check, buyer.token)).data).toMatchObject({ can_use: 0 })
    buyer.server.pass(1800)
    expect(await (await buyer.server.request('GET', url)).text()).toContain('参数错误')
    buyer.server.pass(1800)
    expect(await buyer.status(textIn(data, 'order_no'))).toEqual({ status: 7 })
    expect((await buyer.server.get(check, buyer.token)).data).toMatchObject({ can_use: 1 })
  })

  it('is canceled only when the job runs, up to half an hour late', async () => {
    buyer.server.pass(60)
    const { data } = await buyer.order({})
    const orderNo = textIn(data, 'order_no')
    buyer.server.pass(3600)
    expect(await buyer.status(orderNo)).toEqual({ status: 5 })
    buyer.server.pass(1740)
    expect(await buyer.status(orderNo)).toEqual({ status: 7 })
  })

  it('belongs to its buyer', async () => {
    const { data } = await buyer.order({})
    const other = await buyer.server.signIn('13800000001')
    const path = `/api/v2/order/status?order_id=${textIn(data, 'order_no')}`
    expect((await buyer.server.get(path, other)).code).toBe(404)
    expect((await buyer.server.get('/api/v2/order/status', other)).message).toBe('参数错误')
  })

  it('can be changed manually through the controls', async () => {
    const { data } = await buyer.order({})
    const orderNo = textIn(data, 'order_no')
    const path = `/__sandbox/orders/${orderNo}/status`
    await buyer.server.request('POST', path, { body: { status: 7 } })
    expect(await buyer.status(orderNo)).toEqual({ status: 7 })
    const url = textIn(data, 'pay_url').replace(origin, '')
    expect(await (await buyer.server.request('GET', url)).text()).toContain('订单已取消')
    await buyer.server.request('POST', path, { body: { status: 9 } })
    expect(await buyer.status(orderNo)).toEqual({ status: 9 })
  })

  it('cannot be paid through a disabled channel', async () => {
    await buyer.server.configure({ payments: { alipay: false } })
    const { data } = await buyer.order({})
    const refused = await buyer.pay(textIn(data, 'pay_url'), 'alipay')
    expect(await refused.text()).toContain('未开启支付宝支付')
    expect(await buyer.status(textIn(data, 'order_no'))).toEqual({ status: 5 })
  })
})
