import { beforeEach, expect, it } from 'vitest'
import { createTestSandbox, textIn } from './testing/test-sandbox'
import type { TestSandbox } from './testing/test-sandbox'

// The jobs of production run after hours and days, for which no browser test can wait.

const day = 86_400

let server: TestSandbox
let token: string

beforeEach(async () => {
  server = createTestSandbox()
  token = await server.signIn('13800000007')
})

it('a token expires after 14 days', async () => {
  server.pass(14 * day - 1)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(0)
  server.pass(1)
  expect((await server.get('/api/v2/member/detail', token)).code).toBe(401)
})

it('an unpaid order is canceled by a job that runs every half hour, which restores its promo code', async () => {
  server.pass(60)
  const order = { goods_type: 'COURSE', goods_id: 1, promo_code: 'ONCE', agree_protocol: 1 }
  const { data } = await server.post('/api/v3/order', order, token)
  const status = `/api/v2/order/status?order_id=${textIn(data, 'order_no')}`
  const promoCode = '/api/v2/promoCode/ONCE/check'
  server.pass(3600)
  expect((await server.get(status, token)).data).toEqual({ status: 5 })
  expect((await server.get(promoCode, token)).data).toMatchObject({ can_use: 0 })
  server.pass(1740)
  expect((await server.get(status, token)).data).toEqual({ status: 7 })
  expect((await server.get(promoCode, token)).data).toMatchObject({ can_use: 1 })
})
