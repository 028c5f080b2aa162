import { beforeEach, describe, expect, it } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox'

let server: TestSandbox

const limitTo = (calls: number) => server.configure({ rate_limit: calls })

beforeEach(async () => {
  server = createTestSandbox()
  await limitTo(3)
})

const links = '/api/v2/links'

const limits = ({ headers }: Response) => [
  headers.get('X-RateLimit-Limit'),
  headers.get('X-RateLimit-Remaining'),
]

async function spend(calls: number) {
  for (let call = 0; call < calls; call += 1) await server.request('GET', links)
}

describe('the calls of a minute', () => {
  it('report the remaining calls, on success and failure', async () => {
    await limitTo(120)
    expect(limits(await server.request('GET', links))).toEqual(['120', '119'])
    expect(limits(await server.request('GET', '/api/v2/member/detail'))).toEqual(['120', '118'])
    expect(limits(await server.request('GET', '/api/v2/course/999'))).toEqual(['120', '117'])
    await spend(116)
    expect(limits(await server.request('GET', links))).toEqual(['120', '0'])
  })

  it('are followed by refusals with HTTP 200 and CORS headers, but without limit headers', async () => {
    await spend(3)
    const refused = await server.request('GET', links)
    expect(refused.status).toBe(200)
    expect(await refused.clone().json()).toEqual({ code: 429, message: '请稍后再试', data: [] })
    expect(refused.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(limits(refused)).toEqual([null, null])
    expect(refused.headers.get('Retry-After')).toBeNull()
  })

  it('are available again 60 s after the first one, however many were refused since', async () => {
    await spend(1)
    server.pass(30)
    await spend(2)
    server.pass(29)
    for (let call = 0; call < 3; call += 1) expect((await server.get(links)).code).toBe(429)
    server.pass(1)
    expect(limits(await server.request('GET', links))).toEqual(['3', '2'])
  })

  it('are counted over all endpoints, including sign-in and scan polling', async () => {
    const token = await server.signIn('13800000001')
    expect((await server.get('/api/v2/member/detail', token)).code).toBe(0)
    expect((await server.post('/api/v3/auth/login/wechat-scan/url', {})).code).not.toBe(429)
    expect((await server.get('/api/v3/auth/login/wechat-scan/query?key=x')).code).toBe(429)
  })

  it('exclude preflights, pages, images, unknown paths and wrong methods', async () => {
    await spend(3)
    const preflight = await server.request('OPTIONS', links)
    expect(preflight.status).toBe(204)
    const page = await server.request('GET', '/user/protocol')
    expect(page.headers.get('Content-Type')).toContain('text/html')
    expect((await server.get('/api/v2/no-such-path')).message).toBe('路由不存在')
    expect((await server.post(links)).message).toBe('错误')
  })
})
