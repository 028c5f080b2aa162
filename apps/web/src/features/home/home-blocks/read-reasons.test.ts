// @vitest-environment node
import { expect, it } from 'vitest'
import { readReasons } from './read-reasons'

const pairs = (count: number) =>
  '<h3 class="a">讲得清楚</h3>\n<p>先例子 &amp; 后结论。</p>'.repeat(count)

it('reads pairs of heading and paragraph as text', () => {
  expect(readReasons(pairs(2))).toEqual(
    Array(2).fill({ title: '讲得清楚', text: '先例子 & 后结论。' }),
  )
})

it('ignores layout wrappers', () => {
  expect(
    readReasons(`<div style="display:grid"><div>${pairs(1)}</div>${pairs(1)}</div>`),
  ).toHaveLength(2)
})

it.each([
  ['one pair', pairs(1)],
  ['seven pairs', pairs(7)],
  ['a text before them', `<p>关于我们</p>${pairs(3)}`],
  ['words outside of elements', `${pairs(3)}更多`],
  ['a heading alone', `${pairs(3)}<h3>更多</h3>`],
  ['a link in a paragraph', `${pairs(2)}<h3>更多</h3><p><a href="/vip">会员</a></p>`],
  ['headings that are closed as another rank', '<h2>a</h3><p>b</p><h2>a</h3><p>b</p>'],
  ['nothing', ''],
])('leaves %s to rich text', (_, html) => {
  expect(readReasons(html)).toBeNull()
})
