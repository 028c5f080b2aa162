// @vitest-environment node
import { expect, it } from 'vitest'
import { takeGoals } from './take-goals'

const list = '<ol><li>写出 <code>防抖</code>；</li><li>画出事件循环。</li></ol>'

it.each([
  ['<h2>学完你能做到</h2>', '学完你能做到'],
  ['<h3 class="a">你将学会：</h3>\n', '你将学会'],
  ['<p><strong>学习目标</strong></p>', '学习目标'],
  ['<h2>学完这门课，你会</h2>', '学完这门课，你会'],
])('moves the list below %s', (heading, title) => {
  const { goals, rest } = takeGoals(`<h2>写在前面</h2><p>前</p>${heading}${list}<p>后</p>`)
  expect(goals?.title).toBe(title)
  const words = goals?.items.map((item) => item.words.map(({ text }) => text).join(''))
  expect(words).toEqual(['写出 防抖', '画出事件循环'])
  expect(rest).toBe('<h2>写在前面</h2><p>前</p><p>后</p>')
})

it.each([
  `<h2>学习建议</h2>${list}`,
  `<h2>学完的同学怎么说</h2>${list}`,
  `<h2>学习目标</h2><p>见下</p>${list}`,
  list,
  '<h2>学习目标</h2><ul><li>只有一条</li></ul>',
  '<h2>学习目标</h2><ul><li>公式 $x^2$</li><li>二</li></ul>',
  '<h2>学习目标</h2><ul><li>一<ul><li>二</li></ul></li></ul>',
  '<h2>学习目标</h2><ul><li>一</li><li><img src="/a.png"></li></ul>',
  '<h2>学习目标</h2><ul><li>一',
  '',
])('keeps %j', (html) => {
  expect(takeGoals(html)).toEqual({ goals: null, rest: html })
})
