import { beforeEach, describe, expect, it } from 'vitest'
import type { TestSandbox } from '../testing/test-sandbox'
import { createTestSandbox, origin, textIn } from '../testing/test-sandbox'

let server: TestSandbox

beforeEach(() => {
  server = createTestSandbox()
})

describe('the response format', () => {
  it('replies with HTTP 200 and ASCII only', async () => {
    const response = await server.request('GET', '/api/v2/no-such-path')
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(
      String.raw`{"code":404,"message":"\u8def\u7531\u4e0d\u5b58\u5728","data":[]}`,
    )
    const config = await (await server.request('GET', '/api/v2/other/config')).text()
    expect(config).toContain(String.raw`"url":"http:\/\/sandbox.test"`)
  })

  it('treats a wrong method as an unexpected error', async () => {
    expect(await server.post('/api/v2/navs')).toMatchObject({ code: 1, message: '错误' })
  })

  it('reads form bodies and the path of the all-in-one deployment', async () => {
    const form = new FormData()
    form.set('mobile', ' 13800000001 ')
    form.set('password', 'shuyuan123')
    const reply = await server.call('POST', '/api/api/v2/login/password', { form })
    expect(reply.code).toBe(0)
  })

  it('allows every origin, including PUT and DELETE', async () => {
    const preflight = await server.request('OPTIONS', '/api/v2/member/mobile')
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toMatch(/PUT.*DELETE/)
    expect(preflight.headers.get('Access-Control-Max-Age')).toBe('1296000')
    const reply = await server.request('GET', '/api/v2/links')
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('replies to a missing image with JSON and HTTP 200', async () => {
    const response = await server.request('GET', '/images/lost.png')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ code: 404, message: '路由不存在', data: [] })
  })

  it('closes for maintenance, including pages and unknown paths', async () => {
    await server.configure({ maintenance: true })
    const closed = { code: 503, message: '系统维护中', data: [] }
    for (const path of ['/api/v2/links', '/user/protocol', '/payment/success', '/', '/nope']) {
      const response = await server.request('GET', path)
      expect(response.status, path).toBe(200)
      expect(await response.json(), path).toEqual(closed)
    }
    expect(await server.get('/images/lost.png')).toEqual(closed)
  })
})

describe('the site', () => {
  it('returns its settings, with the old and the new name', async () => {
    const { data } = await server.get('/api/v2/other/config')
    expect(data).toMatchObject({
      name: '测试学堂',
      webname: '测试学堂',
      url: origin,
      pc_url: 'http://site.test',
      logo: { logo: `${origin}/images/logo.png`, white_logo: {} },
      member: { enabled_mobile_bind_alert: 0, enabled_face_verify: false },
      socialites: { qq: 1, wechat_oauth: 1 },
      navs: [
        { name: '首页', children: [] },
        { name: '课程', children: [{ name: '外站', blank: 1 }] },
      ],
    })
    await server.configure({
      emptied: { name: true, url: true, logo: true, cover: true },
    })
    expect((await server.get('/api/v2/other/config')).data).toMatchObject({
      name: '',
      url: '',
      logo: { logo: origin },
      player: { cover: '' },
    })
    await server.configure({ enabled_face_verify: true, h5_url: 'http://m.test' })
    expect((await server.get('/api/v2/other/config')).data).toMatchObject({
      h5_url: 'http://m.test',
      member: { enabled_face_verify: true },
    })
  })

  it('returns the menus of a platform, of none, or of all', async () => {
    expect((await server.get('/api/v2/navs')).data).toHaveLength(2)
    expect((await server.get('/api/v2/navs?platform=h5')).data).toEqual([])
    expect((await server.get('/api/v2/navs?platform=')).data).toHaveLength(2)
  })

  it('publishes the agreements and the page about itself', async () => {
    for (const [path, text] of [
      ['/user/protocol', '用户协议正文'],
      ['/user/private_protocol', '隐私政策正文'],
      ['/user/vip_protocol', '会员协议正文'],
      ['/user/paid_content_purchase_protocol', '购买协议正文'],
      ['/aboutus', '我们'],
    ] as const) {
      const page = await server.request('GET', path)
      expect(page.headers.get('Content-Type')).toContain('text/html')
      expect(await page.text()).toContain(text)
    }
    expect(await (await server.request('GET', '/')).text()).toBe('API服务正在运行')
  })

  it('returns announcements, newest first, and [] if there are none', async () => {
    expect((await server.get('/api/v2/announcement/latest')).data).toMatchObject({
      id: 2,
      admin_id: 1,
    })
    const { data } = await server.get('/api/v2/announcements?size=1')
    expect(data).toMatchObject({
      total: 2,
      data: [{ id: 2, created_at: '2026-02-01T00:00:00.000000Z' }],
    })
    expect((await server.get('/api/v2/announcement/9')).code).toBe(404)
    server.sandbox.store.run('DELETE FROM announcements')
    expect((await server.get('/api/v2/announcement/latest')).data).toEqual([])
  })

  it('builds home blocks from the current courses', async () => {
    const { data } = await server.get('/api/v2/decorationPage/blocks?page_name=pc-page-index')
    expect(data).toMatchObject([
      {
        sign: 'pc-slider',
        config_render: [{ src: `${origin}/images/slides/1.svg`, href: '/courses' }],
      },
      {
        sign: 'pc-vod-v1',
        config_render: {
          title: '推荐',
          items: [
            { id: 1, category: { id: 11, name: '前端' } },
            { id: 3, category: null },
          ],
        },
      },
      { sign: 'code', config_render: { html: '<p>自由文本</p>' } },
    ])
    const none = await server.get('/api/v2/decorationPage/blocks')
    expect(none.message).toBe('page_name参数不能为空')
    expect((await server.get('/api/v2/decorationPage/blocks?page_name=x')).data).toEqual([])
    await server.configure({ emptied: { courses_block: true } })
    const broken = await server.get('/api/v2/decorationPage/blocks?page_name=pc-page-index')
    expect(broken).toEqual({ code: 1, message: '错误', data: [] })
  })
})

describe('search', () => {
  const search = (query: string) => server.get(`/api/v3/search?${query}`)

  it('finds courses and lessons, titles first', async () => {
    expect((await search('keywords=react&type=')).data).toMatchObject({
      total: 1,
      data: [
        {
          resource_type: 'vod',
          resource_id: 1,
          title: 'React 入门',
          thumb: `${origin}/images/covers/1.svg`,
        },
      ],
    })
    const { data } = await search(`keywords=${encodeURIComponent('节')}&type=video&size=2`)
    expect(data).toMatchObject({
      total: 7,
      data: [{ resource_type: 'video', charge: 0, thumb: '', p: '' }, {}],
    })
  })

  it('cuts an excerpt around the match, with the case that was typed', async () => {
    const { data } = await search('keywords=vUE&type=0')
    const excerpt = textIn(data, 'data', '0', 'p')
    expect(excerpt).toHaveLength(100 + 3 + 100 + 3)
    expect(excerpt.slice(100, 103)).toBe('vUE')
    const short = await search(`keywords=${encodeURIComponent('小课')}&type=`)
    expect(textIn(short.data, 'data', '0', 'p')).toBe('一门小课')
  })

  it('treats % and _ literally, requires keywords, fails without a type', async () => {
    expect((await search('keywords=%25&type=')).data).toEqual({ data: [], total: 0 })
    expect((await search('keywords=&type=')).message).toBe('请输入关键字')
    expect((await search('keywords=react')).message).toBe('错误')
  })
})

describe('messages', () => {
  it('count as unread until marked, and the count is stale in between', async () => {
    const token = await server.signIn('13800000001')
    const unread = async () =>
      (await server.get('/api/v2/member/unreadNotificationCount', token)).data
    expect(await unread()).toBe(2)
    const body = { mobile: '13800000001', text: '又一条' }
    await server.request('POST', '/__sandbox/messages', { body })
    expect(await unread()).toBe(2)
    const { data } = await server.get('/api/v2/member/messages?page_size=1', token)
    expect(data).toMatchObject({ total: 4, data: [{ data: { message: '又一条' }, read_at: null }] })
    const path = `/api/v2/member/notificationMarkAsRead/${textIn(data, 'data', '0', 'id')}`
    expect((await server.get(path, token)).data).toEqual([])
    expect(await unread()).toBe(2)
    await server.get('/api/v2/member/notificationMarkAllAsRead', token)
    expect(await unread()).toBe(0)
  })
})
