import { beforeEach, expect, it } from 'vitest'
import { createTestSandbox, origin, textIn } from './testing/test-sandbox'
import type { TestSandbox } from './testing/test-sandbox'

// The jobs of production run after hours and days, for which no browser test can wait.

const day = 86_400

let server: TestSandbox
let token: string

beforeEach(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000007')
})

const order = (request: object) =>
  server.post('/api/v3/order', { goods_type: 'COURSE', agree_protocol: 1, ...request }, token)
const member = async () => (await server.get('/api/v2/member/detail', token)).data

it('a token expires after 14 days', async () => {
  server.pass(14 * day - 1)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(0)
  server.pass(1)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(401)
})

it('an account is deleted seven days after its request', async () => {
  await server.post('/api/v3/member/destroy', {}, token)
  server.pass(7 * day)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(401)
})

it('a sign-in cancels the deletion of the account', async () => {
  await server.post('/api/v3/member/destroy', {}, token)
  await server.signIn('13800000007')
  server.pass(8 * day)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(0)
})

it('an unpaid order is canceled by a job that runs every half hour, which restores its promo code', async () => {
  server.pass(60)
  const { data } = await order({ goods_id: 1, promo_code: 'ONCE' })
  const status = `/api/v2/order/status?order_id=${textIn(data, 'order_no')}`
  const promoCode = '/api/v2/promoCode/ONCE/check'
  server.pass(3600)
  expect((await server.get(status, token)).data).toEqual({ status: 5 })
  expect((await server.get(promoCode, token)).data).toMatchObject({ can_use: 0 })
  server.pass(1740)
  expect((await server.get(status, token)).data).toEqual({ status: 7 })
  expect((await server.get(promoCode, token)).data).toMatchObject({ can_use: 1 })
})

it('an expired plan stays in the account until the next full hour', async () => {
  await server.request('POST', '/__sandbox/plans/1', { body: { expireDays: 1 } })
  server.pass(1800)
  const { data } = await order({ goods_type: 'ROLE', goods_id: 1 })
  const form = new FormData()
  form.set('payment_method', 'wechat')
  await server.request('POST', textIn(data, 'pay_url').replace(origin, ''), { form })
  server.pass(day)
  expect(await member()).toMatchObject({ role_id: 1, role_expired_at: '2026-11-22 17:30:00' })
  server.pass(1800)
  expect(await member()).toMatchObject({ role_id: 0, role_expired_at: null, role: null })
})
