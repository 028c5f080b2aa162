// @vitest-environment node
import { answering, failing, handling, samples } from '@shuyuan/api/testing'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import type { AppOptions } from './app-options'
import { createApp } from './create-app'
import { startApp } from './create-app.fixture'

const { api, app, options } = startApp()

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

it.each([
  ['/member', '用户中心 - 书院学堂'],
  ['/study-center', '学习中心 - 书院学堂'],
  ['/courses/video/1', '上课 - 书院学堂'],
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

it('reports an empty search result without JavaScript', async () => {
  api.use(answering('search', { ...samples.search, data: [], total: 0 }))
  const html = await (await createApp(options).request('/search?keywords=zzz')).text()
  expect(html).toContain('暂无与“zzz”相关的内容')
})
