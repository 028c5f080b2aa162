import { beforeEach, describe, expect, it } from 'vitest'
import { createSandboxApp } from '../app'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox } from '../testing/test-sandbox'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

const links = '/api/v2/links'

function fault(body: object) {
  return server.request('POST', '/__sandbox/faults', { body })
}

// Faults violate the contract, so these calls use a path that the contract does not cover.
const unknown = '/api/v2/no-such-path'

describe('faults', () => {
  it('reply with a code and a message, as often as requested', async () => {
    await fault({ operation: 'listLinks', code: 1, message: '坏了', times: 1 })
    expect(await server.get(links)).toEqual({ code: 1, message: '坏了', data: [] })
    expect((await server.get(links)).code).toBe(0)
  })

  it('last until they are cleared; the newest one applies', async () => {
    await fault({ operation: `GET ${links}`, code: 429, message: '旧' })
    await fault({ operation: 'GET /api/v2/*', code: 429, message: '新' })
    expect((await server.get(links)).message).toBe('新')
    await server.request('DELETE', '/__sandbox/faults')
    expect((await server.get(links)).code).toBe(0)
  })

  it('match operations with parameters as written in the contract', async () => {
    await fault({ operation: 'getCourse', code: 1, message: '坏了' })
    expect((await server.get('/api/v2/course/1')).message).toBe('坏了')
    expect((await server.get('/api/v2/course/1/like')).code).toBe(401)
  })

  it('send an HTTP status, broken JSON, nothing, or HTML', async () => {
    const reply = async (body: object) => {
      await fault({ operation: `GET ${unknown}`, ...body })
      return server.request('GET', unknown)
    }
    expect((await reply({ status: 502 })).status).toBe(502)
    await expect((await reply({ body: 'broken-json' })).json()).rejects.toThrow()
    expect(await (await reply({ body: 'empty' })).text()).toBe('')
    expect((await reply({ body: 'html' })).headers.get('Content-Type')).toBe('text/html')
    expect(await (await reply({ data: { odd: 1 } })).json()).toEqual({
      code: 0,
      message: '',
      data: { odd: 1 },
    })
    expect((await reply({ drop: true })).status).toBe(502)
  })

  it.each([413, 502, 504])('send %i with and without CORS headers', async (status) => {
    await fault({ operation: `GET ${unknown}`, status, times: 1 })
    const open = await server.request('GET', unknown)
    expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*')
    await fault({ operation: `GET ${unknown}`, status, cors: false })
    const closed = await server.request('GET', unknown)
    expect(closed.status).toBe(status)
    expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull()
    const preflight = await server.request('OPTIONS', unknown)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('only delay if nothing else is set', async () => {
    await fault({ operation: 'listLinks', delayMs: 30 })
    const start = performance.now()
    expect((await server.get(links)).code).toBe(0)
    expect(performance.now() - start).toBeGreaterThanOrEqual(29)
  })

  it('affect only matching calls', async () => {
    await fault({ operation: 'listCourses', code: 1, message: '坏了', match: { query: 'page=2' } })
    expect((await server.get('/api/v2/courses')).code).toBe(0)
    expect((await server.get('/api/v2/courses?page=2')).code).toBe(1)
  })

  it('are rejected with a message if they are invalid', async () => {
    for (const body of [{}, { operation: 'noSuchOperation' }, { operation: 'GET /', nope: 1 }]) {
      const refused = await fault(body)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toHaveProperty('error')
    }
  })
})

describe('the other controls', () => {
  it('reject unknown settings and wrong types, and store none of them', async () => {
    for (const body of [
      { nope: 1 },
      { socialites: { qq: '1' } },
      { h5_url: 'x', rate_limit: true },
    ]) {
      expect((await server.request('POST', '/__sandbox/config', { body })).status).toBe(400)
    }
    expect(server.sandbox.settings().h5_url).toBe('')
  })

  it('reset the sandbox', async () => {
    await server.configure({ h5_url: 'http://m.test' })
    const token = await server.signIn('13800000001')
    await server.request('POST', '/__sandbox/reset')
    expect(server.sandbox.settings().h5_url).toBe('')
    expect((await server.get('/api/v2/member/detail', token)).code).toBe(401)
    expect(
      (await server.get('/api/v2/member/detail', await server.signIn('13800000001'))).code,
    ).toBe(0)
  })

  it('list the received calls', async () => {
    await server.get('/api/v2/courses?page=2')
    const seen = await server.request('GET', '/__sandbox/requests')
    expect(await seen.json()).toEqual([
      { method: 'GET', path: '/api/v2/courses', query: '?page=2', isSignedIn: false, status: 200 },
    ])
  })

  it('delete a course, and create members who bought one lesson', async () => {
    const made = await server.request('POST', '/__sandbox/members', {
      body: { courses: [6], lessons: [1001] },
    })
    const { token } = await made.json()
    expect((await server.get('/api/v2/course/1', token)).data).toMatchObject({ buyVideos: [1001] })
    await server.request('DELETE', '/__sandbox/courses/6')
    expect((await server.get('/api/v3/member/courses', token)).data).toMatchObject({
      data: [{ course_id: 6, course: [] }],
    })
    expect((await server.request('DELETE', '/__sandbox/courses/6')).status).toBe(400)
  })

  it('grow the school', async () => {
    const grown = await server.request('POST', '/__sandbox/growth', {
      body: { lessons: 45, comments: 3, replies: 6, navs: 3 },
    })
    expect(await grown.json()).toEqual({
      courseId: 90_000,
      firstLessonId: 9_000_000,
      lastLessonId: 9_000_044,
    })
    const { data } = await server.get('/api/v2/course/90000')
    expect(data).toMatchObject({ chapters: [{}, {}, { title: '第 3 章' }] })
    expect((await server.get('/api/v3/comments?rt=1&rid=90000')).data).toMatchObject({
      total: 3,
      data: [{ replies_count: 0 }, { replies_count: 0 }, { replies_count: 6 }],
    })
    const refused = await server.request('POST', '/__sandbox/growth', { body: { lessons: -1 } })
    expect(await refused.json()).toEqual({ error: 'lessons must be a non-negative integer' })
  })

  it('grow the school again after its long course is deleted', async () => {
    const body = { lessons: 21, comments: 2 }
    await server.request('POST', '/__sandbox/growth', { body })
    await server.request('DELETE', '/__sandbox/courses/90000')
    const grown = await server.request('POST', '/__sandbox/growth', { body })
    expect(grown.status).toBe(200)
    expect((await server.get('/api/v2/course/90000')).data).toMatchObject({ chapters: [{}, {}] })
    expect((await server.get('/api/v3/comments?rt=1&rid=90000')).data).toMatchObject({ total: 2 })
  })

  it('make members to order', async () => {
    const body = { courses: [6], planId: 2, agreesToAll: false, isFaceVerified: false }
    const made = await server.request('POST', '/__sandbox/members', { body })
    const { token, mobile } = await made.json()
    expect((await server.get('/api/v2/course/6', token)).data).toMatchObject({ isBuy: true })
    expect((await server.get('/api/v2/member/detail', token)).data).toMatchObject({
      mobile,
      role_id: 2,
      is_face_verify: false,
      agreement_status: { user_agreement_agreed: false },
    })
  })
})

describe('the contract check', () => {
  it('records violations, but not those of faults', async () => {
    const { sandbox } = createTestSandbox()
    const app = createSandboxApp({ ...sandbox, checksContract: true })
    await app.request(links)
    await app.request('/api/v2/member/detail')
    sandbox.faults.add({ operation: `GET ${links}`, data: 'odd', times: 1 })
    await app.request(links)
    expect(sandbox.violations).toEqual([])
    sandbox.store.run('UPDATE links SET name = 7.5')
    sandbox.store.run(`UPDATE links SET sort = 'first'`)
    await app.request(links)
    expect(sandbox.violations.join()).toContain('GET /api/v2/links: /data/0/sort')
  })
})
