import { describe, expect, it, test, vi } from 'vitest'
import { failureOf, fakeServer, refusal, success } from '../../test-support/fake-server'
import { fetchMember } from '../calls/member'
import { createApiClient } from './create-api-client'

const member = { id: 17, name: '小明' }

function connect(answer: () => Response | Promise<Response>, token: string | null = null) {
  const server = fakeServer(answer)
  const api = createApiClient({
    baseUrl: 'https://host/api/',
    getToken: () => token,
    fetch: server.fetch,
  })
  return { api, server }
}

describe('a request', () => {
  test.each([
    ['https://host', 'https://host/api/v2/member/detail'],
    ['https://host/', 'https://host/api/v2/member/detail'],
    ['https://host/api', 'https://host/api/api/v2/member/detail'],
    ['https://host/api/', 'https://host/api/api/v2/member/detail'],
  ])('to the base %s goes to %s', async (baseUrl, url) => {
    const server = fakeServer(() => success(member))
    await fetchMember(createApiClient({ baseUrl, fetch: server.fetch }))
    expect(server.requests[0]?.url).toBe(url)
  })

  it('requests JSON and sends the current token', async () => {
    const tokens = ['first', 'second', null]
    const server = fakeServer(() => success(member))
    const getToken = () => tokens[server.requests.length] ?? null
    const api = createApiClient({ baseUrl: 'https://host', getToken, fetch: server.fetch })
    for (const _ of tokens) await fetchMember(api)
    const headers = server.requests.map(({ headers }) => [
      headers.get('accept'),
      headers.get('authorization'),
    ])
    expect(headers).toEqual([
      ['application/json', 'Bearer first'],
      ['application/json', 'Bearer second'],
      ['application/json', null],
    ])
  })
})

describe('a reply', () => {
  it('accepts a code sent as text', async () => {
    const { api } = connect(() => Response.json({ code: '0', message: '', data: member }))
    await expect(fetchMember(api)).resolves.toMatchObject({ id: 17 })
  })

  test.each([
    [1, '手机号已存在', 'business', '手机号已存在'],
    [1, '', 'business', '操作失败，稍后再试'],
    [1, '错误', 'server', '服务器暂时无法响应，稍后再试'],
    [404, '资源不存在', 'not-found', '资源不存在'],
    [7777, '模块说不', 'business', '模块说不'],
    [401, '请登录', 'unauthorized', '请重新登录'],
    [429, '请稍后再试', 'rate-limited', '操作太频繁，一分钟后再试'],
    [429, '', 'rate-limited', '操作太频繁，一分钟后再试'],
    [500, '无法连接redis', 'server', '服务器暂时无法响应，稍后再试'],
    [503, '系统维护中', 'server', '系统维护中'],
  ])('with code %i and message %j is an error of kind %s', async (code, sent, kind, message) => {
    const { api } = connect(() => refusal(code, sent))
    expect(await failureOf(fetchMember(api))).toMatchObject({ kind, code, message })
  })

  test.each([
    [400, 'bad-request', '提交的内容有误，检查后重试'],
    [401, 'unauthorized', '请重新登录'],
    [403, 'forbidden', '没有操作权限'],
    [404, 'not-found', '内容不存在'],
    [409, 'conflict', '内容已有变化，稍后再试'],
    [413, 'too-large', '文件太大，换一个小一点的'],
    [422, 'invalid', '提交的内容有误，检查后重试'],
    [429, 'rate-limited', '操作太频繁，一分钟后再试'],
    [500, 'server', '服务器暂时无法响应，稍后再试'],
    [502, 'server', '服务器暂时无法响应，稍后再试'],
    [504, 'server', '服务器暂时无法响应，稍后再试'],
  ])('of a proxy with status %i is an error of kind %s', async (status, kind, message) => {
    const { api } = connect(() => new Response('<html>', { status }))
    expect(await failureOf(fetchMember(api))).toMatchObject({ kind, code: status, status, message })
  })

  test.each([400, 403, 404, 409, 422])(
    'with status %i is classified by its code',
    async (status) => {
      const { api } = connect(() => Response.json({ code: 1, message: '不行' }, { status }))
      const refused = {
        kind: 'business',
        code: 1,
        status: null,
        message: '不行',
        isServerText: true,
      }
      expect(await failureOf(fetchMember(api))).toMatchObject(refused)
    },
  )

  test.each([
    ['a page', () => new Response('<html>')],
    ['a page of a proxy', () => new Response('<html>', { status: 418 })],
    ['nothing', () => new Response('')],
    ['nothing, by its length', () => new Response(null, { headers: { 'content-length': '0' } })],
    ['no content', () => new Response(null, { status: 204 })],
    ['half an envelope', () => new Response('{"code":0,"data":{')],
    ['a list', () => Response.json([])],
    ['null', () => Response.json(null)],
    ['an envelope without code', () => Response.json({ message: '', data: member })],
    ['an envelope with an odd code', () => refusal({ status: 5 })],
    ['an envelope without data', () => Response.json({ code: 0, message: '' })],
    ['data that is nothing', () => success([])],
    ['data without a required field', () => success({ name: '小明' })],
  ])('that is %s is malformed', async (_, answer) => {
    const { api } = connect(answer)
    expect(await failureOf(fetchMember(api))).toMatchObject({
      kind: 'malformed',
      message: '服务器返回异常，稍后再试',
    })
  })

  it('that never arrives because the server is unreachable is an error of kind offline', async () => {
    const { api } = connect(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(fetchMember(api))).toMatchObject({
      kind: 'offline',
      code: null,
      message: '网络连接失败，检查网络后重试',
    })
  })

  it('that is cut off is an error of kind offline', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) })
    const { api } = connect(() => new Response(body))
    expect(await failureOf(fetchMember(api))).toMatchObject({ kind: 'offline' })
  })
})

describe('relative images', () => {
  const answer = () => success({ id: 17, avatar: '/images/default_avatar.jpg' })

  it('resolve against the API until the site config is loaded, then against its URL', async () => {
    const server = fakeServer(answer)
    const site: { url?: string } = {}
    const api = createApiClient({
      baseUrl: 'https://host/api/',
      fetch: server.fetch,
      assetBaseUrl: () => site.url,
    })
    expect((await fetchMember(api)).avatar).toBe('https://host/api/images/default_avatar.jpg')
    site.url = 'https://assets.example/'
    expect((await fetchMember(api)).avatar).toBe('https://assets.example/images/default_avatar.jpg')
  })
})

it('uses the global fetch at the time of the call by default', async () => {
  const api = createApiClient({ baseUrl: 'https://host' })
  vi.stubGlobal('fetch', fakeServer(() => success(member)).fetch)
  await expect(fetchMember(api)).resolves.toMatchObject({ id: 17 })
  vi.unstubAllGlobals()
})

it('rejects with what getToken throws', async () => {
  const thrown = new Error('no storage')
  const getToken = () => {
    throw thrown
  }
  const { fetch } = fakeServer(() => success(member))
  const api = createApiClient({ baseUrl: 'https://host', getToken, fetch })
  expect(await failureOf(fetchMember(api))).toBe(thrown)
})
