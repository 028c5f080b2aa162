import { afterEach, expect, test } from 'vitest'
import { localeOf } from './login-settings'

afterEach(() => document.documentElement.removeAttribute('lang'))

async function languageOf(lang: string | null, pageLang: string | null = null) {
  if (pageLang !== null) document.documentElement.lang = pageLang
  const element = document.createElement('div')
  if (lang !== null) element.lang = lang
  document.body.replaceChildren(element)
  return (await localeOf(element)()).lang
}

test.each([
  ['zh', 'zh-CN'],
  ['zh-Hant-TW', 'zh-CN'],
  ['ZH-cn', 'zh-CN'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['', 'en'],
])('lang="%s" gets %s, on the element or on the page', async (lang, expected) => {
  expect(await languageOf(lang)).toBe(expected)
  expect(await languageOf(null, lang)).toBe(expected)
})

test('the element’s language takes precedence over the page’s', async () => {
  expect(await languageOf('zh-CN', 'de')).toBe('zh-CN')
  expect(await languageOf('fr', 'zh-CN')).toBe('en')
})

test('defaults to Chinese', async () => {
  expect(await languageOf(null)).toBe('zh-CN')
})
