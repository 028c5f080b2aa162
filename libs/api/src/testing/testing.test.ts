// @vitest-environment node
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  answering,
  answeringInTurn,
  awaitingFaceCheck,
  breaking,
  commonFailures,
  createHandlers,
  delaying,
  disconnecting,
  failing,
  handling,
  operationTable,
  samples,
  successReply,
} from './index'

const baseUrl = 'https://www.shuyuan.example/api'
const server = setupServer(...createHandlers({ baseUrl }))

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const get = async (path: string) => (await fetch(baseUrl + path)).json()

const values: Record<string, string> = {
  '{id}': '108',
  '{courseId}': '108',
  '{code}': 'SPRING26',
  '{app}': 'wechat',
  '{notificationId}': '7d9f1c34-52ab-4e0e-8c61-90b7e5a3d214',
}

describe('createHandlers', () => {
  it.each(Object.entries(operationTable))(
    'replies to %s with its sample',
    async (name, operation) => {
      const path = operation.path.replace(/\{\w+\}/g, (part) => values[part] ?? part)
      const response = await fetch(baseUrl + path, { method: operation.method.toUpperCase() })
      const sample = Object.entries(samples).find(([key]) => key === name)?.[1]
      expect(await response.json()).toEqual({ code: 0, message: '', data: sample })
    },
  )

  it('uses other data for single operations, on any host', async () => {
    server.resetHandlers(...createHandlers({ data: { getUnreadCount: 0 } }))
    const path = '/api/v2/member/unreadNotificationCount'
    const reply = await fetch(`https://elsewhere.example/deep${path}`)
    expect(await reply.json()).toMatchObject({ data: 0 })
    expect(await get('/api/v2/navs')).toMatchObject({ data: samples.listNavs })
  })
})

describe('overriding one operation', () => {
  it('replies with the given data, without affecting similar paths', async () => {
    const announcement = { ...samples.getAnnouncement, title: '停机维护' }
    server.use(answering('getAnnouncement', announcement))
    expect(await get('/api/v2/announcement/18')).toMatchObject({ data: { title: '停机维护' } })
    expect(await get('/api/v2/announcement/latest')).toMatchObject({
      data: samples.getLatestAnnouncement,
    })
  })

  it('replies in turn and repeats the last', async () => {
    server.use(answeringInTurn('getOrderStatus', [{ status: 5 }, { status: 9 }]))
    const states = []
    for (let call = 0; call < 3; call += 1) states.push(await get('/api/v2/order/status'))
    expect(states.map(({ data }) => data.status)).toEqual([5, 9, 9])
  })

  it('passes path parameters and the request to a resolver', async () => {
    const resolver = handling('getVipPlan', ({ params }) =>
      successReply<'getVipPlan'>({ ...samples.getVipPlan, id: Number(params.id) }),
    )
    server.use(resolver)
    expect(await get('/api/v2/role/7')).toMatchObject({ data: { id: 7 } })
  })

  it('fails with HTTP 200, a code and a message', async () => {
    server.use(failing('listNavs', commonFailures.tooMany))
    const response = await fetch(`${baseUrl}/api/v2/navs`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 429, message: '请稍后再试', data: [] })
  })

  it('keeps a face check pending', async () => {
    server.use(awaitingFaceCheck())
    expect(await get('/api/v3/member/tencent/faceVerify')).toMatchObject({ code: { status: 5 } })
  })

  it('cuts the connection', async () => {
    server.use(disconnecting('getConfig'))
    await expect(fetch(`${baseUrl}/api/v2/other/config`)).rejects.toThrow()
  })

  it('breaks the body', async () => {
    server.use(breaking('getConfig', { status: 502, body: '<html>', contentType: 'text/html' }))
    const response = await fetch(`${baseUrl}/api/v2/other/config`)
    expect(response.status).toBe(502)
    expect(await response.text()).toBe('<html>')
  })

  it('replies late, or never', async () => {
    server.use(delaying('listLinks', 1), delaying('listNavs', 'infinite'))
    expect(await get('/api/v2/links')).toMatchObject({ data: samples.listLinks })
    const signal = AbortSignal.timeout(20)
    await expect(fetch(`${baseUrl}/api/v2/navs`, { signal })).rejects.toThrow()
  })
})
