import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { failureOf, fakeServer } from '../../test-support/fake-server'
import { fetchMember, uploadAvatar } from '../calls/member'
import { createApiClient } from './create-api-client'

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.example/courses'))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

/** Simulates a browser whose calls fail without CORS headers, while the probe succeeds or fails. */
function connect({ isUp, baseUrl = 'https://api.example' }: { isUp: boolean; baseUrl?: string }) {
  const server = fakeServer((request) => {
    const isProbe = request.mode === 'no-cors'
    return isProbe && isUp ? new Response() : Promise.reject(new TypeError('Failed to fetch'))
  })
  const probes = () => server.requests.filter(({ mode }) => mode === 'no-cors')
  return { api: createApiClient({ baseUrl, fetch: server.fetch }), probes }
}

const brokenServer = { kind: 'server', code: null, message: '服务器暂时无法响应，稍后再试' }
const offline = { kind: 'offline', message: '网络连接失败，检查网络后重试' }

test('a server that replies without CORS headers is broken', async () => {
  const { api, probes } = connect({ isUp: true })
  expect(await failureOf(fetchMember(api))).toMatchObject(brokenServer)
  // The server does not count this path, and the request contains no user data.
  expect(probes()[0]?.url).toBe('https://api.example/')
  expect(probes()[0]?.headers.get('authorization')).toBeNull()
})

test('a server that does not reply is offline', async () => {
  const { api } = connect({ isUp: false })
  expect(await failureOf(fetchMember(api))).toMatchObject(offline)
})

test('calls that fail together share one probe', async () => {
  const { api, probes } = connect({ isUp: true })
  await Promise.all([1, 2, 3].map(() => failureOf(fetchMember(api))))
  expect(probes()).toHaveLength(1)
  await failureOf(fetchMember(api))
  expect(probes()).toHaveLength(2)
})

test('nothing is probed without a network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { api, probes } = connect({ isUp: true })
  expect(await failureOf(fetchMember(api))).toMatchObject(offline)
  expect(probes()).toEqual([])
})

test.each(['/', '/api/', 'https://site.example/api'])(
  'nothing is probed on the same origin: %s',
  async (baseUrl) => {
    const { api, probes } = connect({ isUp: true, baseUrl })
    expect(await failureOf(fetchMember(api))).toMatchObject(offline)
    expect(probes()).toEqual([])
  },
)

test('an aborted call stays aborted', async () => {
  const { api, probes } = connect({ isUp: true })
  const signal = AbortSignal.abort()
  expect(await failureOf(fetchMember(api, { signal }))).toMatchObject({ kind: 'aborted' })
  expect(probes()).toEqual([])
})

test('a failed upload mentions that the image may be too large', async () => {
  const { api } = connect({ isUp: true })
  const file = new File(['image'], 'me.png', { type: 'image/png' })
  expect(await failureOf(uploadAvatar(api, { file }))).toMatchObject({
    kind: 'server',
    message: '没能上传，可能是图片太大，换一张小一点的试试',
  })
})
