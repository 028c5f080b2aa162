// @vitest-environment node
import { expect, test } from 'vitest'
import { embedAddress } from './embed-address'

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
  expect(embedAddress(html)).toBe(address)
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
  expect(embedAddress(html)).toBeNull()
})

test('a school may list its own hosts', () => {
  expect(
    embedAddress('<iframe src="https://video.school.example/1">', ['video.school.example']),
  ).toBe('https://video.school.example/1')
})
