import { expect, it } from 'vitest'
import { splitLinks } from './split-links'

const marked = (text: string) =>
  splitLinks(text)
    .map((stretch) => (stretch.href ? `[${stretch.text}]` : stretch.text))
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
  ['（https://a.example/x_(1)）', '（[https://a.example/x_(1)]）'],
  ['见http://localhost:4000/x#y.', '见[http://localhost:4000/x#y].'],
  ['打开www.a.example/b?c=1查看', '打开[www.a.example/b?c=1]查看'],
  // cspell:ignore awww
  ['WWW.a.example, awww.b.example www.', '[WWW.a.example], awww.b.example www.'],
  ['main.py、README.md、me@a.example', 'main.py、README.md、me@a.example'],
  ['https://a.example/x\u200b', '[https://a.example/x]\u200b'],
  ['https://a.example/x㐀https://b.example𠀀', '[https://a.example/x]㐀[https://b.example]𠀀'],
  ['', ''],
])('finds the URLs of %j', (text, expected) => {
  expect(marked(text)).toBe(expected)
})

it.each([
  ['https://a.example/b', 'https://a.example/b'],
  ['http://a.example', 'http://a.example'],
  ['www.a.example/b', 'https://www.a.example/b'],
])('%s leads to %s', (text, href) => {
  expect(splitLinks(text)).toEqual([{ text, href }])
})
