// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { inSiteTarget, isPlainClick, type LinkClick, type LinkElement } from './in-site-target'

const here = 'https://school.example/courses?page=2'

const plain: LinkClick = {
  defaultPrevented: false,
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
}

function link(href: string, rest: Partial<LinkElement> = {}): LinkElement {
  return { href, target: '', rel: '', hasAttribute: () => false, ...rest }
}

describe('navigates inside the site', () => {
  test.each([
    ['/vip', '/vip'],
    ['/search?keywords=a%20b#top', '/search?keywords=a%20b#top'],
    ['https://school.example/member', '/member'],
    ['?page=3', '/courses?page=3'],
  ])('%s', (href, target) => {
    expect(inSiteTarget(link(href), here)).toBe(target)
  })
})

describe('leaves to the browser', () => {
  test.each([
    ['another site', 'https://example.com/'],
    ['a mail address', 'mailto:a@school.example'],
    ['an invalid URL', 'https://[broken'],
    ['a jump on the same page', '/courses?page=2#main'],
  ])('%s', (_, href) => {
    expect(inSiteTarget(link(href), here)).toBeNull()
  })

  test.each([
    ['a new window', link('/vip', { target: '_blank' })],
    ['a download', link('/vip', { hasAttribute: (name) => name === 'download' })],
    ['a link marked external', link('/vip', { rel: 'noopener external' })],
  ])('%s', (_, element) => {
    expect(inSiteTarget(element, here)).toBeNull()
  })
})

describe('a plain click', () => {
  test('is one of the main button without modifiers', () => {
    expect(isPlainClick(plain)).toBe(true)
  })

  test.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ])('is not one with %o', (change) => {
    expect(isPlainClick({ ...plain, ...change })).toBe(false)
  })
})
