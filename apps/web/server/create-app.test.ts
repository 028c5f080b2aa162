// @vitest-environment node
import {
  answering,
  createHandlers,
  failing,
  handling,
  successReply,
  samples,
} from '@shuyuan/api/testing'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { AppOptions } from './app-options'
import { createApp } from './create-app'
import { noRichText } from './start-rich-text'

const api = setupServer(
  handling('getCourse', ({ params }) =>
    params.id === '4'
      ? successReply<'getCourse'>(samples.getCourse)
      : HttpResponse.json({ code: 404, message: '资源不存在', data: [] }),
  ),
  ...createHandlers(),
)
// Runs before `createApp`, which keeps a reference to the global `fetch`.
api.listen()
const root = mkdtempSync(join(tmpdir(), 'shuyuan-site-'))
writeFileSync(join(root, 'verification.html'), '<p>abc</p>')
writeFileSync(join(root, 'sw.js'), '')
writeFileSync(join(root, 'manifest.webmanifest'), '{}')
afterEach(() => api.resetHandlers())
afterAll(() => {
  api.close()
  rmSync(root, { recursive: true })
})

const template = `<!doctype html>
<html><head>
    <title>在线学习</title>
    <script src="/config.js"></script>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
</head><body><div id="root"></div><noscript>
<p></p></noscript></body></html>`

const options: AppOptions = {
  site: { template, theme: '', config: '', scripts: [] },
  root,
  apiUrl: 'https://api.site.example',
  frameHosts: [],
  freshMs: 60_000,
  callsPerMinute: 1000,
  patienceMs: 10_000,
  isStatic: false,
  richText: noRichText,
  isReady: () => true,
  log: { info: () => {}, warn: () => {}, error: () => {} },
}
const app = createApp(options)

describe('a path with whitespace or leading zeros', () => {
  it.each([
    ['/courses/detail/4%20', '/courses/detail/4'],
    ['/courses/detail/4%20/', '/courses/detail/4'],
    ['/courses%20', '/courses'],
    ['/vip%20?utm_source=chat', '/vip?utm_source=chat'],
    ['/vip%C2%A0', '/vip'],
    ['/vip%E3%80%80', '/vip'],
    ['/vip%E2%80%8B', '/vip'],
    ['/%20', '/'],
    ['/courses/detail/01', '/courses/detail/1'],
    ['/courses/video/01?tab=comments', '/courses/video/1?tab=comments'],
    ['/announcement?id=01', '/announcement?id=1'],
  ])('%s redirects to %s', async (path, target) => {
    const response = await app.request(path)
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe(target)
  })
})

it.each(['/$promo', '/courses/$HOME/x', '/-$x', '/{$x}', '/courses/detail/$x', '/$'])(
  'responds with 404 to %s, without a redirect',
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

describe('a page expires', () => {
  const sMaxAge = async (path: string, changes: Partial<AppOptions>) => {
    const response = await createApp({ ...options, ...changes }).request(path)
    return /s-maxage=(\d+)/.exec(response.headers.get('Cache-Control') ?? '')?.[1]
  }

  it('with its oldest reply', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const renewing = createApp(options)
    await renewing.request('/vip')
    vi.setSystemTime(Date.now() + 45_000)
    const response = await renewing.request('/announcement')
    vi.useRealTimers()
    expect(response.headers.get('Cache-Control')).toContain('s-maxage=15,')
  })

  it('soon if a rich text took too long', async () => {
    const late = { render: async () => null }
    expect(await sMaxAge('/courses/detail/4', { richText: late })).toBe('5')
    expect(await sMaxAge('/vip', { richText: late })).toBe('60')
  })
})

describe('a page without its record', () => {
  it('responds with 404, and includes the API error for hydration', async () => {
    const response = await app.request('/courses/detail/99')
    const html = await response.text()
    expect(response.status).toBe(404)
    expect(html).toContain('<title>课程不存在')
    expect(html).toContain('$_TSR')
    expect(html).toContain('kind:"not-found"')
  })

  it('shows the API’s validation message', async () => {
    api.use(failing('search', { code: 1, message: '请输入关键字' }))
    const response = await app.request('/search?keywords=%00')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('请输入关键字')
  })
})

describe('a URL that is too long', () => {
  const long = 'x'.repeat(2000)

  it.each([`/${long}`, `/${long}/`, `/courses/detail/4/${long}%20`, `/${'中'.repeat(300)}`])(
    'is rejected if it is the path',
    async (path) => {
      const response = await app.request(path)
      expect(response.status).toBe(414)
      expect(response.headers.get('X-Frame-Options')).toBe('DENY')
    },
  )

  it.each([
    `/vip/?a=${long}${long}`,
    `/vip%20?a=${long}${long}`,
    `/index.html?a=${long}${long}`,
    `/courses/?keywords=${"'".repeat(2000)}`,
  ])('is rejected if it is a redirect target', async (path) => {
    const response = await app.request(path)
    expect(response.status).toBe(414)
    expect(response.headers.get('Location')).toBeNull()
  })
})

it.each([
  ['/member', '用户中心 - 书院学堂'],
  ['/study-center', '学习中心 - 书院学堂'],
  ['/courses/video/1', '课时学习 - 书院学堂'],
  ['/order?goods_type=vod&goods_id=1', '确认订单 - 书院学堂'],
  ['/bind-mobile', '绑定手机号 - 书院学堂'],
  ['/face-check', '实名认证 - 书院学堂'],
  ['/login', '登录 - 书院学堂'],
])('titles %s with the name of the school', async (path, title) => {
  const html = await (await app.request(path)).text()
  expect(html).toContain(`<title>${title}</title>`)
  expect(html).toContain('name="robots" content="noindex"')
})

describe('a page that the API does not deliver', () => {
  it('shows the school name and when to retry', async () => {
    api.use(failing('getCourse', { code: 429, message: '请稍后再试' }))
    const response = await createApp(options).request('/courses/detail/4')
    const html = await response.text()
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('10')
    expect(html).toContain('<title>书院学堂</title>')
    expect(html).toMatch(/<noscript>[^]*书院学堂[^]*10 秒[^]*<\/noscript>/)
  })

  it('also works without a school name', async () => {
    api.use(failing('getConfig', { code: 429, message: '请稍后再试' }))
    const html = await (await createApp(options).request('/courses/detail/4')).text()
    expect(html).toContain('<title>在线学习</title>')
    expect(html).toMatch(/<noscript>[^]*10 秒[^]*<\/noscript>/)
  })
})

it('leaves API calls for other pages when one visitor makes new searches', async () => {
  const limited = createApp({ ...options, callsPerMinute: 30 })
  for (let n = 0; n < 10; n += 1) await limited.request(`/search?keywords=${n}`)
  const search = await limited.request('/search?keywords=10')
  expect(search.headers.get('Cache-Control')).toBe('no-store')
  expect(await search.text()).toContain('<div id="root"></div>')
  const cached = await limited.request('/search?keywords=0')
  expect(await cached.text()).toContain('<main')
  expect((await limited.request('/announcement')).status).toBe(200)
  // Campaign parameters are not part of the page.
  expect((await limited.request('/vip?utm_source=mail')).status).toBe(200)
})

it('leaves API calls for others when one visitor opens courses that do not exist', async () => {
  const limited = createApp({ ...options, callsPerMinute: 40 })
  await limited.request('/vip')
  await limited.request('/courses/detail/4')
  const visit = async (path: string, client: string) =>
    (await limited.request(path, { headers: { 'X-Real-IP': client } })).status
  for (let id = 9000; id < 9040; id += 1) await visit(`/courses/detail/${id}`, 'one')
  expect(await visit('/courses/detail/9041', 'one')).toBe(503)
  expect(await visit('/courses/detail/9042', 'two')).toBe(404)
  expect(await visit('/courses', 'two')).toBe(200)
})

it('sends a page without an optional part that fails, for a short time', async () => {
  const broken = { code: 500, message: '错误' }
  api.use(
    failing('listLinks', broken),
    failing('listNavs', broken),
    failing('listCategories', broken),
  )
  const page = await createApp(options).request('/courses')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(samples.listCourses.data[0]?.title)
  expect(page.headers.get('Cache-Control')).toContain('s-maxage=5,')
})

it('stops reading a reply of the API that is too large', async () => {
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024).fill(32)),
  })
  api.use(handling('getCourse', () => new HttpResponse(endless)))
  const warn = vi.fn()
  const page = await createApp({ ...options, log: { ...options.log, warn } }).request(
    '/courses/detail/4',
  )
  expect(page.status).toBe(503)
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason: expect.stringContaining('bytes') })
})

it.each(['/.vite/manifest.json', '/index.html.gz', '/sw.js.br'])(
  'does not serve %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

it('reports an empty search result without JavaScript', async () => {
  api.use(answering('search', { ...samples.search, data: [], total: 0 }))
  const html = await (await createApp(options).request('/search?keywords=zzz')).text()
  expect(html).toContain('暂无与“zzz”相关的内容')
})

it('redirects /index.html to the home page', async () => {
  const response = await app.request('/index.html?utm_source=a')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('/?utm_source=a')
})

describe('each HTML response has a policy', () => {
  it.each(['/', '/vip', '/nothing', '/courses/detail/99', '/verification.html', '/page.html/x'])(
    '%s',
    async (path) => {
      const response = await app.request(path)
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html/)
      expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    },
  )
})

describe('the policy of a page', () => {
  const inlineScripts = (html: string) =>
    Array.from(
      html.matchAll(/<script(?! (?:src|type)=)[^>]*>(.*?)<\/script>/gs),
      ([, text = '']) => text,
    )
  const visit = async (changes: Partial<AppOptions>) => {
    const response = await createApp({ ...options, ...changes }).request('/courses/detail/4')
    const policy = response.headers.get('Content-Security-Policy') ?? ''
    const scripts = inlineScripts(await response.text())
    const isAllowed = (script: string) =>
      policy.includes(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    return { scripts, isAllowed }
  }

  it('allows the scripts of the server', async () => {
    const { scripts, isAllowed } = await visit({})
    expect(scripts.length).toBeGreaterThan(4)
    expect(scripts.filter((script) => !isAllowed(script))).toEqual([])
  })

  it('allows no script of the content', async () => {
    const smuggled = 'alert(1)'
    const render = async () => `<p><script>${smuggled}</script></p>`
    const { scripts, isAllowed } = await visit({ richText: { render } })
    expect(scripts.filter((script) => !isAllowed(script))).toEqual([smuggled])
  })

  it('does not depend on a nonce, so the page can be cached', async () => {
    const response = await app.request('/courses/detail/4')
    expect(await response.text()).not.toContain('nonce')
    expect(response.headers.get('Content-Security-Policy')).not.toContain('nonce')
  })
})

it('serves the service worker as a script that is checked on each use, and the web app manifest', async () => {
  const worker = await app.request('/sw.js')
  expect(worker.headers.get('Cache-Control')).toBe('no-cache')
  expect(worker.headers.get('Content-Type')).toMatch(/^text\/javascript/)
  expect(worker.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https:")
  const manifest = await app.request('/manifest.webmanifest')
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json')
})
