import { expect, it } from 'vitest'
import { withoutOwnTitle } from './course-description'

const title = '购买须知'
const rest = '<ol><li>购买后永久有效</li></ol>'

it.each([
  `<h3>购买须知</h3>\n${rest}`,
  `\n<h2 class="title"><strong>购买须知</strong></h2>${rest}`,
  `<p><b>购买须知：</b></p>${rest}`,
])('removes the leading title of %j', (html) => {
  expect(withoutOwnTitle(html, title)).toBe(rest)
})

it.each([
  rest,
  `<p>购买须知以下几点</p>${rest}`,
  `<h3>退款规则</h3><h3>购买须知</h3>${rest}`,
  '购买须知',
  '<p>购买须知',
  '',
])('keeps %j', (html) => {
  expect(withoutOwnTitle(html, title)).toBe(html)
})
