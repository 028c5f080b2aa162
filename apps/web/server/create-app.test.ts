// @vitest-environment node
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { AppOptions } from './app-options'
import { createApp } from './create-app'
import { startApp } from './create-app.fixture'

const { app, options } = startApp()

it.each([
  ['/courses/detail/4%20/', '/courses/detail/4'],
  ['/vip%20?utm_source=chat', '/vip?utm_source=chat'],
  ['/courses/video/01?tab=comments', '/courses/video/1?tab=comments'],
  ['/announcement?id=01', '/announcement?id=1'],
])('%s redirects to %s', async (path, target) => {
  const response = await app.request(path)
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe(target)
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

it.each(['/.vite/manifest.json', '/index.html.gz', '/sw.js.br'])(
  'does not serve %s',
  async (path) => {
    expect((await app.request(path)).status).toBe(404)
  },
)

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
