// @vitest-environment node
import { describe, expect, test, vi } from 'vitest'
import { frameUrl, linkUrl, mediaUrl, originOf, siteOriginOf } from './urls'

const site = 'https://school.example'

describe('a link', () => {
  test.each([
    ['/courses?x=1#y', '/courses?x=1#y', false],
    ['courses', '/courses', false],
    ['#part', '#part', false],
    [' #part ', '#part', false],
    ['https://school.example/vip', '/vip', false],
    ['https://other.example/a', 'https://other.example/a', true],
    ['//other.example/a', 'https://other.example/a', true],
    [' www.other.example/a', 'https://www.other.example/a', true],
    ['www.pdf', '/www.pdf', false],
    ['/\\other.example', 'https://other.example/', true],
    ['https://school.example//other.example', '/other.example', false],
    ['http://user:secret@other.example/', 'http://other.example/', true],
    ['mailto:a@school.example', 'mailto:a@school.example', false],
    ['tel:+861000', 'tel:+861000', false],
  ])('to %s passes as %s', (url, href, isExternal) => {
    expect(linkUrl(url, site)).toEqual({ href, isExternal })
  })

  test.each([
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'ftp://x',
    'http://[',
    'sms:1',
    '',
    ' ',
  ])('to %j is refused', (url) => {
    expect(linkUrl(url, site)).toBeNull()
  })

  test('stays in the site where its origin is unknown', () => {
    expect(linkUrl('/courses')).toEqual({ href: '/courses', isExternal: false })
    expect(linkUrl('https://school.example/')).toMatchObject({ isExternal: true })
  })
})

describe('an image', () => {
  test.each([
    ['/a.png', undefined, '/a.png'],
    ['/a.png', 'https://api.example/x/', 'https://api.example/a.png'],
    ['a.png', 'https://api.example/x/', 'https://api.example/x/a.png'],
    ['http://cdn.example/a.png', undefined, 'http://cdn.example/a.png'],
    ['javascript:alert(1)', undefined, null],
    ['data:image/png;base64,AAAA', undefined, null],
    ['', 'https://api.example/x/', null],
    [' ', undefined, null],
    ['http://[', undefined, null],
    ['/a.png', '', '/a.png'],
    ['//', undefined, null],
  ])('at %s with base %s is fetched from %s', (url, baseUrl, expected) => {
    expect(mediaUrl(url, { baseUrl })).toBe(expected)
  })

  test('may be inline as a bitmap only', () => {
    const png = 'data:image/png;base64,AAAA'
    expect(mediaUrl(png, { allowsInline: true })).toBe(png)
    expect(mediaUrl(` ${png}\n`, { allowsInline: true })).toBe(png)
    expect(mediaUrl('data:image/svg+xml;base64,AAAA', { allowsInline: true })).toBeNull()
  })
})

test('a frame needs https and a built-in or given host, exactly', () => {
  expect(frameUrl('//player.bilibili.com/p?x=1')).toBe('https://player.bilibili.com/p?x=1')
  expect(frameUrl('https://school.example/p')).toBeNull()
  expect(frameUrl('https://school.example/p', ['school.example'])).not.toBeNull()
  expect(frameUrl('https://school.example/p', ['https://school.example'])).not.toBeNull()
  expect(frameUrl('https://player.bilibili.com/p', ['school.example'])).not.toBeNull()
  expect(frameUrl('https://player.bilibili.com:8443/p')).toBeNull()
  expect(frameUrl('https://x.player.bilibili.com/')).toBeNull()
})

test.each([
  'player.bilibili.com',
  'v.qq.com',
  'player.youku.com',
  'open.iqiyi.com',
  'www.youtube.com',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
])('a frame of %s passes', (host) => {
  expect(frameUrl(`https://${host}/x`)).toBe(`https://${host}/x`)
  expect(frameUrl(`http://${host}/x`)).toBeNull()
})

test.each([
  'http://[',
  'https://user@player.bilibili.com/p',
  'https://:secret@player.bilibili.com/p',
])('a frame of %s is refused', (url) => {
  expect(frameUrl(url)).toBeNull()
})

test('the origin of a URL is known, if there is one', () => {
  expect(originOf('https://school.example/vip?x')).toBe('https://school.example')
  expect(originOf('http://[')).toBeNull()
  expect(originOf(undefined)).toBeNull()
})

test('the site is the one that is named, else that of the page', () => {
  expect(siteOriginOf({ siteOrigin: site })).toBe(site)
  expect(siteOriginOf({})).toBeUndefined()
  vi.stubGlobal('location', { origin: 'https://page.example' })
  expect(siteOriginOf({})).toBe('https://page.example')
  expect(siteOriginOf({ siteOrigin: site })).toBe(site)
  vi.unstubAllGlobals()
})
