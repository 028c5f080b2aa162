import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Env } from '../auth/route'
import { findMemberByMobile } from '../members/member-row'
import { sendMessage } from '../members/messages'
import { deliverNow, setOrderStatus } from '../orders/mark-paid'
import { refundOrder } from '../orders/refund'
import type { Sandbox } from '../sandbox'
import { demoMember, demoMemberSchema } from './demo-member'
import { growSchool, growthSchema } from './grow-school'

const messageSchema = v.strictObject({ mobile: v.string(), text: v.string() })

const planSchema = v.strictObject({
  expireDays: v.nullish(v.number(), null),
  isShown: v.nullish(v.boolean(), null),
})

/** Adds controls for data that in production only operators, providers or time change. */
export function addDataSwitches(app: Hono<Env>, sandbox: Sandbox) {
  addOrderSwitches(app, sandbox)
  app.post('/members', async (c) => {
    const options = v.parse(demoMemberSchema, await c.req.json())
    return c.json(await demoMember(sandbox, options))
  })
  app.post('/messages', async (c) => {
    const { mobile, text } = v.parse(messageSchema, await c.req.json())
    const member = findMemberByMobile(sandbox, mobile)
    if (!member) throw new Error('No such member')
    sendMessage(sandbox, member.id, text)
    return c.json({})
  })
  app.post('/plans/:id{[0-9]+}', async (c) => {
    const { expireDays, isShown } = v.parse(planSchema, await c.req.json())
    sandbox.store.run(
      'UPDATE plans SET expire_days = coalesce(?, expire_days), is_show = coalesce(?, is_show) WHERE id = ?',
      expireDays,
      isShown === null ? null : Number(isShown),
      Number(c.req.param('id')),
    )
    return c.json({})
  })
  app.post('/growth', async (c) => {
    growSchool(sandbox, v.parse(growthSchema, await c.req.json()))
    return c.json({})
  })
}

const statusSchema = v.strictObject({ status: v.picklist([7, 9]) })
const refundSchema = v.strictObject({ amount: v.nullish(v.number(), null) })

function addOrderSwitches(app: Hono<Env>, sandbox: Sandbox) {
  app.get('/orders', (c) =>
    c.json(
      sandbox.store.all('SELECT order_no AS orderNo, status FROM orders ORDER BY id DESC LIMIT 20'),
    ),
  )
  app.post('/orders/:no/status', async (c) => {
    const { status } = v.parse(statusSchema, await c.req.json())
    setOrderStatus(sandbox, c.req.param('no'), status)
    return c.json({})
  })
  app.post('/orders/:no/delivery', (c) => {
    deliverNow(sandbox, c.req.param('no'))
    return c.json({})
  })
  app.post('/orders/:no/refunds', async (c) => {
    const { amount } = v.parse(refundSchema, await c.req.json())
    refundOrder(sandbox, c.req.param('no'), amount)
    return c.json({})
  })
}
