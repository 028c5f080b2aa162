import { describe, expect, it } from 'vitest'
import { pathFromPhoneSite } from './path-phone-site'
import { phoneSiteUrl, type PhoneSiteRequest } from './phone-site-url'

const h5Url = 'https://m.example.com'

function urlOf(page: string, rest: Partial<PhoneSiteRequest> = {}): string | null {
  const [path = '', query] = page.split('?')
  const search = query === undefined ? '' : `?${query}`
  return phoneSiteUrl({ path, search, h5Url, ...rest })
}

describe('the phone site with plain paths', () => {
  it.each([
    ['/', '/'],
    ['/courses', '/courses'],
    ['/courses/detail/12', '/course/12'],
    ['/courses/video/12', '/course/video/12'],
    ['/vip', '/role'],
    ['/study-center', '/study'],
    ['/member', '/member'],
    ['/member/orders', '/member/order'],
    ['/member/messages', '/messages'],
    ['/announcement', '/announcement'],
    ['/search', '/search'],
    ['/login', '/login'],
    ['/order', '/order'],
  ])('shows %s at %s, with the query of the page', (path, page) => {
    expect(urlOf(path)).toBe(h5Url + page)
    expect(urlOf(`${path}?msv=a%26b&tab=2`)).toBe(`${h5Url}${page}?msv=a%26b&tab=2`)
    expect(urlOf(path.replace(/\/?$/, '/'))).toBe(h5Url + page)
  })

  it.each([
    '/topic/detail/12',
    '/live/detail/12',
    '/live/video/12',
    '/book/detail/12',
    '/book/read/12',
    '/learnPath/detail/12',
    '/exam/papers/detail/12',
    '/exam/practice/detail/12',
    '/exam/mockpaper/detail/12',
    '/order/pay',
    '/member/credit1-free',
    '/courses/detail/',
    '/courses/detail/abc',
    '/courses/detail/1/2',
    '/courses/detail/..%2f..%2flogin',
    '/no/such/page',
  ])('falls back to the start page with the query for %s', (path) => {
    expect(urlOf(path)).toBe(`${h5Url}/`)
    expect(urlOf(`${path}?msv=42`)).toBe(`${h5Url}/?msv=42`)
  })

  it('keeps the parameters of announcement, search, login and order links', () => {
    for (const page of [
      '/announcement?id=3',
      '/search?keywords=C%2B%2B',
      '/login?redirect=%2Fmember',
      '/order?goods_type=vod&goods_id=2',
    ]) {
      expect(urlOf(page)).toBe(h5Url + page)
    }
  })
})

describe('the former phone site with hash routes', () => {
  const routes = 'hash'
  const table: [string, string][] = [
    ['/topic/detail/12', '/#/pages/webview/webview?course_type=topic&id=12'],
    ['/courses/detail/12', '/#/pages/course/show?id=12'],
    ['/courses/video/12', '/#/pages/course/video?id=12'],
    ['/live/detail/12', '/#/packageA/live/show?id=12'],
    ['/live/video/12', '/#/packageA/live/video?id=12'],
    ['/book/detail/12', '/#/packageA/book/show?id=12'],
    ['/book/read/12', '/#/pages/webview/webview?course_type=book&id=12'],
    ['/learnPath/detail/12', '/#/packageA/learnPath/show?id=12'],
    ['/exam/papers/detail/12', '/#/pages/webview/webview?course_type=paperRead&id=12'],
    ['/exam/practice/detail/12', '/#/pages/webview/webview?course_type=practiceRead&id=12'],
    ['/exam/mockpaper/detail/12', '/#/pages/webview/webview?course_type=mockRead&id=12'],
  ]

  it.each(table)('shows %s at %s', (path, page) => {
    expect(urlOf(path, { routes })).toBe(h5Url + page)
    expect(urlOf(`${path}/`, { routes })).toBe(h5Url + page)
  })

  it.each(table)(
    'keeps the query of %s before its own, including the referral code',
    (path, page) => {
      expect(urlOf(`${path}?msv=42&tab=2`, { routes })).toBe(
        h5Url + page.replace('?', '?msv=42&tab=2&'),
      )
    },
  )

  it.each(['/', '/courses', '/vip', '/courses/detail/', '/courses/detail/1/2', '/live'])(
    'falls back to the start page with only the referral code for %s',
    (path) => {
      expect(urlOf(`${path}?a=1`, { routes })).toBe(h5Url)
      expect(urlOf(`${path}?a=1&msv=a%26b`, { routes })).toBe(`${h5Url}/#/?msv=a%26b`)
      expect(urlOf(`${path}?msv=`, { routes })).toBe(h5Url)
    },
  )
})

describe('the URL of the phone site', () => {
  it.each([
    ['https://m.example.com/', 'https://m.example.com'],
    ['https://m.example.com/#/', 'https://m.example.com'],
    ['https://example.com:8443/h5//?x=1', 'https://example.com:8443/h5'],
  ])('accepts the base URL %s', (url, base) => {
    expect(urlOf('/courses/detail/1', { h5Url: url })).toBe(`${base}/course/1`)
    expect(urlOf('/courses/detail/1', { h5Url: url, routes: 'hash' })).toBe(
      `${base}/#/pages/course/show?id=1`,
    )
  })

  it.each(['', 'm.example.com', '/h5', 'javascript:alert(1)', 'https://'])(
    'is null for %o',
    (url) => {
      expect(urlOf('/', { h5Url: url })).toBeNull()
      expect(urlOf('/?msv=1', { h5Url: url, routes: 'hash' })).toBeNull()
    },
  )

  it('is null if it is this site, which would cause a redirect loop', () => {
    const siteUrls = ['', 'https://example.com', 'https://www.example.com/courses/detail/1?tab=3']
    expect(urlOf('/courses', { h5Url: 'https://example.com', siteUrls })).toBeNull()
    expect(urlOf('/courses', { h5Url: 'https://www.example.com/', siteUrls })).toBeNull()
    expect(urlOf('/courses', { h5Url: 'http://www.example.com', siteUrls })).toBeNull()
    expect(urlOf('/courses', { h5Url: 'https://www.example.com/h5', siteUrls })).toBe(
      'https://www.example.com/h5/courses',
    )
    expect(urlOf('/courses', { siteUrls })).toBe('https://m.example.com/courses')
  })
})

it.each([
  ['/course/4', '/courses/detail/4'],
  ['/course/video/401/', '/courses/video/401'],
  ['/role', '/vip'],
  ['/study', '/study-center'],
  ['/member/order', '/member/orders'],
  ['/messages', '/member/messages'],
  ['/member/setting', '/member'],
  ['/login-password', '/login'],
  ['/courses', null],
  ['/courses/detail/4', null],
  ['/member', null],
  ['/course/', null],
  ['/course4', null],
  ['/nothing', null],
])('%s of the phone site is %s here', (there, here) => {
  expect(pathFromPhoneSite(there)).toBe(here)
})
