import { readContract } from '@shuyuan/contract'
import type { MiddlewareHandler } from 'hono'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Env } from '../auth/route'
import { pendingSmsCode } from '../auth/sms-code'
import { captchaAnswer } from '../captcha/captcha'
import { reseed } from '../database/prepare'
import { defaultSettings, settingsSchema } from '../database/settings'
import { faultSchema } from '../faults/faults'
import type { Sandbox } from '../sandbox'
import { addDataSwitches } from './data-switches'

/** Converts an operationId of the contract to `METHOD /path`, or returns null if it is unknown. */
function operationOf(name: string): string | null {
  const found = readContract().operations.find(({ id }) => id === name)
  return found ? `${found.method} ${found.path}` : null
}

/** Control API under `/__sandbox`, for local clients only. Uses plain JSON and HTTP statuses. */
export function controlApp(sandbox: Sandbox) {
  const app = new Hono<Env>()
  app.use(onlyLoopback)
  addFaultSwitches(app, sandbox)
  addStateSwitches(app, sandbox)
  addDataSwitches(app, sandbox)
  addPeeks(app, sandbox)
  app.onError((error, c) => c.json({ error: error.message }, 400))
  app.notFound((c) => c.json({ error: 'No such switch' }, 404))
  return app
}

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

const onlyLoopback: MiddlewareHandler<Env> = async (c, next) => {
  const clientIp = c.env?.incoming?.socket.remoteAddress
  if (clientIp !== undefined && !loopback.has(clientIp)) {
    return c.json({ error: 'Only for this computer' }, 403)
  }
  await next()
}

function addFaultSwitches(app: Hono<Env>, { faults }: Sandbox) {
  app.post('/faults', async (c) => {
    const fault = v.parse(faultSchema, await c.req.json())
    const isPath = fault.operation.includes('/') || fault.operation.includes('*')
    const operation = isPath ? fault.operation : operationOf(fault.operation)
    if (operation === null) throw new Error(`No such operation: ${fault.operation}`)
    faults.add({ ...fault, operation })
    return c.json({})
  })
  app.delete('/faults', (c) => {
    faults.clear()
    return c.json({})
  })
}

function addStateSwitches(app: Hono<Env>, sandbox: Sandbox) {
  const { store, content, clock, faults, requests, callCounter, settings } = sandbox
  app.get('/requests', (c) => c.json(requests))
  app.get('/violations', (c) => c.json(sandbox.violations))
  app.delete('/requests', (c) => {
    requests.length = 0
    return c.json({})
  })
  app.post('/config', async (c) => {
    Object.assign(settings, v.parse(v.partial(settingsSchema), await c.req.json()))
    return c.json(settings)
  })
  app.post('/reset', (c) => {
    faults.clear()
    requests.length = 0
    callCounter.clear()
    Object.assign(settings, defaultSettings)
    reseed(store, content, clock)
    return c.json({})
  })
}

function addPeeks(app: Hono<Env>, sandbox: Sandbox) {
  app.get('/captcha', (c) => c.json({ text: captchaAnswer(sandbox, c.req.query('key') ?? '') }))
  app.get('/sms', (c) => c.json({ code: pendingSmsCode(sandbox, c.req.query('mobile') ?? '') }))
}
