import { createTestSandbox, origin } from '../testing/test-sandbox'

/** Creates a sandbox with a signed-in learner who owns nothing, and helpers for orders. */
export async function createBuyer() {
  const server = createTestSandbox()
  const token = await server.signIn('13800000007')

  function order(request: object) {
    return server.post(
      '/api/v3/order',
      { goods_type: 'COURSE', goods_id: 1, agree_protocol: 1, ...request },
      token,
    )
  }

  async function status(orderNo: string) {
    return (await server.get(`/api/v2/order/status?order_id=${orderNo}`, token)).data
  }

  function pay(paymentUrl: string, method: string) {
    const form = new FormData()
    form.set('payment_method', method)
    return server.request('POST', paymentUrl.replace(origin, ''), { form })
  }

  return { server, token, order, status, pay }
}

export type Buyer = Awaited<ReturnType<typeof createBuyer>>
