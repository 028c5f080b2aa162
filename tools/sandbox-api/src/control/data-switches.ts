import type { Hono } from 'hono'
import type { Env } from '../auth/route'
import { deleteCourse } from '../courses/delete-course'
import { deleteMember } from '../members/delete-member'
import { findMember, findMemberByMobile } from '../members/member-row'
import { sendMessage } from '../members/messages'
import { deliverNow, setOrderStatus } from '../orders/mark-paid'
import { refundOrder } from '../orders/refund'
import type { Sandbox } from '../sandbox'
import { changePlan } from './change-plan'
import { decideComment } from './decide-comment'
import { demoMember } from './demo-member'
import { growSchool } from './grow-school'
import { field, readBody } from './switch-body'

/** Adds controls for data that in production only operators, providers or time change. */
export function addDataSwitches(app: Hono<Env>, sandbox: Sandbox) {
  addOrderSwitches(app, sandbox)
  app.post('/comments/:id/:decision{approve|reject}', (c) => {
    decideComment(sandbox, c.req.param('id'), c.req.param('decision') === 'approve')
    return c.json({})
  })
  app.post('/members', async (c) => c.json(await demoMember(sandbox, await readBody(c))))
  app.delete('/members/:id{[0-9]+}', (c) => {
    const id = Number(c.req.param('id'))
    if (!findMember(sandbox, id)) throw new Error('No such member')
    deleteMember(sandbox, id)
    return c.json({})
  })
  app.post('/messages', async (c) => {
    const body = await readBody(c)
    const member = findMemberByMobile(sandbox, String(field(body, 'mobile')))
    if (!member) throw new Error('No such member')
    sendMessage(sandbox, member.id, String(field(body, 'text')))
    return c.json({})
  })
  app.post('/plans/:id{[0-9]+}', async (c) => {
    changePlan(sandbox, Number(c.req.param('id')), await readBody(c))
    return c.json({})
  })
  app.post('/growth', async (c) => c.json(growSchool(sandbox, await readBody(c))))
  app.delete('/courses/:id{[0-9]+}', (c) => {
    if (!deleteCourse(sandbox, Number(c.req.param('id')))) throw new Error('No such course')
    return c.json({})
  })
}

function addOrderSwitches(app: Hono<Env>, sandbox: Sandbox) {
  app.post('/orders/:no/status', async (c) => {
    const status = Number(field(await readBody(c), 'status'))
    setOrderStatus(sandbox, c.req.param('no'), status)
    return c.json({ status })
  })
  app.post('/orders/:no/delivery', (c) => {
    deliverNow(sandbox, c.req.param('no'))
    return c.json({})
  })
  app.post('/orders/:no/refunds', async (c) => {
    const amount = field(await readBody(c), 'amount')
    const refunded = refundOrder(
      sandbox,
      c.req.param('no'),
      amount === undefined ? null : Number(amount),
    )
    return c.json({ refunded })
  })
}
