import { describe, expect, it, test } from 'vitest'
import { toHref, toImage } from './urls'

describe('toImage', () => {
  test.each([
    ['/images/a.png', 'https://api.example', 'https://api.example/images/a.png'],
    ['images/a.png', 'https://api.example/', 'https://api.example/images/a.png'],
    ['/images/a.png', 'https://host/api', 'https://host/api/images/a.png'],
    ['/images/a.png', '', '/images/a.png'],
    ['https://cdn.example/a.png', 'https://api.example', 'https://cdn.example/a.png'],
    ['//cdn.example/a.png', 'https://api.example', '//cdn.example/a.png'],
    ['data:image/png;base64,AA==', 'https://api.example', 'data:image/png;base64,AA=='],
    ['javascript:alert(1)', 'https://api.example', null],
    ['JavaScript:alert(1)', '', null],
    ['data:text/html,<script>alert(1)</script>', '', null],
    ['blob:https://api.example/1', '', null],
    ['/a.png', 'javascript:alert(1)', null],
    ['java\nscript:alert(1)', '', '/java\nscript:alert(1)'],
    ['', 'https://api.example', null],
    ['  ', 'https://api.example', null],
    [null, 'https://api.example', null],
    ['https://api.example', 'https://api.example', null],
    ['https://api.example/', 'https://api.example', null],
    ['https://api.example', '/api', null],
    ['//api.example/', '', null],
    ['/', 'https://api.example', null],
    ['https://host/api', 'https://host/api/', null],
    ['/', '', null],
  ])('%j on %j is %j', (url, base, image) => {
    expect(toImage(url, base)).toBe(image)
  })
})

describe('toHref', () => {
  test.each([
    ['https://other.example/a?b#c'],
    ['HTTP://other.example'],
    ['//other.example'],
    ['/courses?cid=1'],
    ['courses/detail/5'],
    ['#top'],
    ['mailto:school@example.test'],
    ['tel:4001234'],
  ])('keeps %j', (url) => {
    expect(toHref(url)).toBe(url)
  })

  test.each([
    ['javascript:alert(1)'],
    ['JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    [''],
    [' '],
    [null],
  ])('rejects %j', (url) => {
    expect(toHref(url)).toBeNull()
  })

  test.each([
    ['www.example.com/x'],
    ['example.com'],
    ['Example.COM:8443?a=1'],
    ['sub.例子.中国#top'],
    ['school.xn--fiqs8s'],
  ])('adds a scheme to %j', (url) => {
    expect(toHref(url)).toBe(`https://${url}`)
  })

  test.each([
    ['about.html'],
    ['index.php?id=1'],
    ['courses/v1.2'],
    ['v1.2/notes'],
    ['.well-known/x'],
    ['a..b/x'],
    ['?to=www.example.com'],
  ])('keeps %j as a path of this site', (url) => {
    expect(toHref(url)).toBe(url)
  })

  it('trims whitespace', () => {
    expect(toHref(' /vip ')).toBe('/vip')
  })
})
