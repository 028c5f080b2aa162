// @vitest-environment node
import { expect, test } from 'vitest'
import { limitNesting } from './limit-nesting'

const nest = (open: string, close: string, depth: number) =>
  open.repeat(depth) + '文' + close.repeat(depth)

const count = (html: string, tag: string) => html.split(tag).length - 1

test.each([
  ['<b>', '</b>'],
  ['<font color="red">', '</font>'],
  ['<div>', '</div>'],
  ['<blockquote>', ''],
])('keeps the text of %s nested 5,000 deep', (open, close) => {
  const html = limitNesting(nest(open, close, 5_000))
  expect(count(html, open)).toBe(200)
  expect(html).toContain('文')
  if (close !== '') expect(count(html, close)).toBe(200)
})

test.each([
  ['<p>甲</p>'.repeat(500)],
  ['<p>甲'.repeat(500)],
  [`<ul>${'<li>甲'.repeat(500)}</ul>`],
  [`<table>${'<tr><td>甲<td>乙'.repeat(300)}</table>`],
  ['<div><b>甲</b><br><img src="/a.png"></div>'.repeat(300)],
  [nest('<b>', '</b>', 150)],
  ['1 < 2 '.repeat(500)],
])('leaves flat content unchanged: %.40s', (html) => {
  expect(limitNesting(html)).toBe(html)
})

test('keeps what follows after a deep part', () => {
  const after = '<p>乙 <b>丙</b></p>'
  expect(limitNesting(nest('<i>', '</i>', 1_000) + after).endsWith(after)).toBe(true)
})

test('counts no end tags in attributes, comments and scripts', () => {
  const html = `<b title="</b>"><!-- </b> --><script></b></script>`.repeat(400)
  expect(count(limitNesting(html), '<b ')).toBe(200)
})
