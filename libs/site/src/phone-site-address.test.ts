import { describe, expect, it } from 'vitest'
import { phoneSiteAddress } from './phone-site-address'

const h5Url = 'https://m.example.com'

/** Rows of the mapping table: page here, page on the phone site. */
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

describe('phoneSiteAddress', () => {
  it.each(table)('maps %s', (path, page) => {
    expect(phoneSiteAddress({ path, search: '', h5Url })).toBe(h5Url + page)
    expect(phoneSiteAddress({ path: `${path}/`, search: '', h5Url })).toBe(h5Url + page)
  })

  it.each(table)('keeps the query of %s before its own parameters', (path, page) => {
    const kept = h5Url + page.replace('?', '?from=poster&tab=2&')
    expect(phoneSiteAddress({ path, search: '?from=poster&tab=2', h5Url })).toBe(kept)
    expect(phoneSiteAddress({ path, search: 'from=poster&tab=2', h5Url })).toBe(kept)
  })

  it.each(['/', '/courses', '/vip', '/courses/detail/', '/courses/detail/1/2', '/live'])(
    'leads from %s to the start of the phone site',
    (path) => {
      expect(phoneSiteAddress({ path, search: '?a=1', h5Url })).toBe(h5Url)
    },
  )

  it.each(['/', ...table.map(([path]) => path)])('hands over a referral mark from %s', (path) => {
    expect(phoneSiteAddress({ path, search: '?a=1&msv=42', h5Url })).toBe(
      'https://m.example.com/#/?msv=42',
    )
  })

  it('hands over the mark to a phone site below a path, whatever its own query', () => {
    const at = (address: string, search: string) =>
      phoneSiteAddress({ path: '/', search, h5Url: address })
    expect(at('https://example.com:8443/h5?x=1', '?msv=a%26b')).toBe(
      'https://example.com:8443/h5#/?msv=a%26b',
    )
    expect(at(h5Url, '?msv=')).toBe(h5Url)
  })

  it('takes an address with a slash at its end', () => {
    expect(phoneSiteAddress({ path: '/courses/detail/1', search: '', h5Url: `${h5Url}/` })).toBe(
      `${h5Url}/#/pages/course/show?id=1`,
    )
  })

  it.each(['', 'm.example.com', '/h5', 'javascript:alert(1)', 'https://'])(
    'leads nowhere when the phone site’s address is %o',
    (address) => {
      expect(phoneSiteAddress({ path: '/', search: '', h5Url: address })).toBeNull()
      expect(phoneSiteAddress({ path: '/', search: '?msv=1', h5Url: address })).toBeNull()
    },
  )
})
