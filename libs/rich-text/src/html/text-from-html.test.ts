// @vitest-environment node
import { expect, test } from 'vitest'
import { textFromHtml } from './text-from-html'

test.each([
  ['<p>一</p><p>二</p>', '一\n二'],
  ['a<br>b', 'a\nb'],
  ['a &lt; b &amp;&amp; c', 'a < b && c'],
  ['&#x4e66;&#38498;&nbsp;!', '书院 !'],
  ['x<script>alert(1)</script>y', 'xy'],
  ['x<style>p{}</style>y<!-- z -->', 'xy'],
  ['<img alt="a>b" src=x>文', '文'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['<p', ''],
  ['<script>never closed', ''],
  ['  a \n\n b  ', 'a b'],
  ['20&deg;C &rarr; &amp;amp;', '20°C → &amp;'],
  ['&unknown; &#0; &#x110000;', '&unknown; \ufffd \ufffd'],
  ['<table><tr><td>甲</td><td>乙</td></tr><tr><th>丙<th>丁</table>', '甲 乙\n丙 丁'],
  ['<table><caption>表</caption><tr><td>甲</td></tr></table>', '表\n甲'],
  ['<details><summary>题</summary>解</details>', '题\n解'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(textFromHtml(html)).toBe(text)
})
