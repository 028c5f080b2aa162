// @vitest-environment node
import { expect, test } from 'vitest'
import { embedUrl } from './embed-url'

const hosts = ['player.bilibili.com', 'v.qq.com', 'player.youku.com']

test.each([
  [
    '<iframe src="https://player.bilibili.com/p?a=1&amp;b=2"></iframe>',
    'https://player.bilibili.com/p?a=1&b=2',
  ],
  ["<p>x</p><IFRAME width=1 SRC = '//v.qq.com/x' onload=alert(1)>", 'https://v.qq.com/x'],
  [
    '<iframe src=https://player.youku.com/embed/X allow=camera>',
    'https://player.youku.com/embed/X',
  ],
  ['<iframe title="a > b" src="https://v.qq.com/x">', 'https://v.qq.com/x'],
])('%s embeds %s', (html, url) => {
  expect(embedUrl(html, hosts)).toBe(url)
})

test.each([
  '',
  'https://v.qq.com/x',
  '<iframe>',
  '<iframe src="javascript:alert(1)">',
  '<iframe src="http://v.qq.com/x">',
  '<iframe src="https://evil.example/">',
  '<iframe src="https://v.qq.com.evil.example/">',
  '<iframe src="https://v.qq.com@evil.example/">',
  '<iframe src="https://v.qq.com:8443/">',
  '<iframe data-src="https://v.qq.com/x">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<iframe src="/in-site">',
])('%s embeds nothing', (html) => {
  expect(embedUrl(html, hosts)).toBeNull()
})

test('an unlisted host embeds nothing, even a well-known one', () => {
  const html = '<iframe src="https://player.bilibili.com/p">'
  expect(embedUrl(html, [])).toBeNull()
  expect(embedUrl(html, null)).toBeNull()
  expect(embedUrl(html, ['bilibili.com', 'https://', '*.bilibili.com'])).toBeNull()
})

test('an origin matches its scheme and port', () => {
  const html = '<iframe src="http://127.0.0.1:4100/media/embed.html">'
  expect(embedUrl(html, ['http://127.0.0.1:4100'])).toBe('http://127.0.0.1:4100/media/embed.html')
  expect(embedUrl(html, ['127.0.0.1', 'http://127.0.0.1', 'https://127.0.0.1:4100'])).toBeNull()
})
