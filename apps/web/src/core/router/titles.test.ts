import { expect, it } from 'vitest'
import { pageTitle } from './titles'

it.each([
  ['书院学堂', '全部课程', '全部课程 - 书院学堂'],
  ['书院学堂', undefined, '书院学堂'],
  ['', '全部课程', '全部课程'],
  [undefined, '全部课程', '全部课程'],
  ['', undefined, '首页'],
])('at the school %j the page %j is titled %j', (school, page, expected) => {
  expect(pageTitle(page, school)).toBe(expected)
})
