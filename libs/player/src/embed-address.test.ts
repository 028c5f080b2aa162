// @vitest-environment node
import { expect, test } from 'vitest'
import { embedAddress } from './embed-address'

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
])('%s shows %s', (html, address) => {
  expect(embedAddress(html, hosts)).toBe(address)
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
])('%s shows nothing', (html) => {
  expect(embedAddress(html, hosts)).toBeNull()
})

test('a host that is not listed shows nothing, however well it is known', () => {
  const html = '<iframe src="https://player.bilibili.com/p">'
  expect(embedAddress(html, [])).toBeNull()
  expect(embedAddress(html, ['bilibili.com', 'https://', '*.bilibili.com'])).toBeNull()
})

test('an origin is listed with its scheme and port', () => {
  const html = '<iframe src="http://127.0.0.1:4100/media/embed.html">'
  expect(embedAddress(html, ['http://127.0.0.1:4100'])).toBe(
    'http://127.0.0.1:4100/media/embed.html',
  )
  expect(embedAddress(html, ['127.0.0.1', 'http://127.0.0.1', 'https://127.0.0.1:4100'])).toBeNull()
})
