// @vitest-environment node
import { createHandlers } from '@shuyuan/api/testing'
import { setupServer } from 'msw/node'
import { afterAll, describe, expect, it } from 'vitest'
import { createApp } from './create-app'
import { noRichText } from './start-rich-text'

const api = setupServer(...createHandlers())
// The app keeps the `fetch` that it finds.
api.listen()
afterAll(() => api.close())

const template = `<!doctype html>
<html><head>
    <title>在线学习</title>
    <script src="/config.js"></script>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
</head><body><div id="root"></div></body></html>`

const app = createApp({
  site: { template, theme: '', config: '', assets: { scripts: [], routes: new Map() } },
  root: import.meta.dirname,
  apiUrl: 'https://api.site.example',
  frameHosts: [],
  freshMs: 60_000,
  callsPerMinute: 1000,
  patienceMs: 10_000,
  isStatic: false,
  richText: noRichText,
  isReady: () => true,
  log: { info: () => {}, warn: () => {}, error: () => {} },
})

describe('a path with blanks', () => {
  it.each([
    ['/courses/detail/4%20', '/courses/detail/4'],
    ['/courses/detail/4%20/', '/courses/detail/4'],
    ['/courses%20', '/courses'],
    ['/vip%20?utm_source=chat', '/vip?utm_source=chat'],
    ['/vip%C2%A0', '/vip'],
    ['/vip%E3%80%80', '/vip'],
    ['/vip%E2%80%8B', '/vip'],
    ['/%20', '/'],
  ])('%s leads to %s', async (path, target) => {
    const response = await app.request(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(target)
  })
})

it.each(['/$promo', '/courses/$HOME/x', '/-$x', '/{$x}', '/courses/detail/$x', '/$'])(
  'has no page at %s, and leads to no other',
  async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<title>页面不存在')
  },
)

describe('a page is compressed', () => {
  it.each(['gzip', 'br, gzip', 'gzip;q=0.5', 'identity;q=0.5, GZIP', '*;q=0, gzip'])(
    'for %s',
    async (encodings) => {
      const response = await app.request('/vip', { headers: { 'Accept-Encoding': encodings } })
      expect(response.headers.get('Content-Encoding')).toBe('gzip')
    },
  )

  it.each(['', 'gzip;q=0, identity', 'gzip; q=0.000', 'x-gzip', 'gzipped', 'br', '*, gzip;q=0'])(
    'but not for %j',
    async (encodings) => {
      const response = await app.request('/vip', { headers: { 'Accept-Encoding': encodings } })
      expect(response.headers.get('Content-Encoding')).toBeNull()
      expect(await response.text()).toContain('<!doctype html>')
    },
  )
})
