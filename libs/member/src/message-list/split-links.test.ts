import { expect, it } from 'vitest'
import { splitLinks } from './split-links'

const marked = (text: string) =>
  splitLinks(text)
    .map((stretch) => (stretch.isLink ? `[${stretch.text}]` : stretch.text))
    .join('')

it.each([
  ['订单202511190001已支付', '订单202511190001已支付'],
  ['详情见https://school.example/a?b=1。', '详情见[https://school.example/a?b=1]。'],
  [
    '见 http://a.example, 或（https://b.example/x）',
    '见 [http://a.example], 或（[https://b.example/x]）',
  ],
  ['https://a.example/课程', '[https://a.example/]课程'],
  ['<a href="https://a.example">点</a>', '<a href="[https://a.example]">点</a>'],
  ['javascript:alert(1) ftp://a.example https://', 'javascript:alert(1) ftp://a.example https://'],
  ['', ''],
])('finds the addresses of %j', (text, expected) => {
  expect(marked(text)).toBe(expected)
})
