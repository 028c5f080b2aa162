import { expect, test } from 'vitest'
import { linesOf } from './lines-of'

test.each([
  ['', []],
  ['短', ['短']],
  ['从零开始学线性代数', ['从零开始', '学线性代', '数']],
  ['学 Python 编程', ['学 ', 'Python', '编程']],
  ['慢一点学，扎实', ['慢一点', '学，扎实']],
])('%s', (text, lines) => {
  expect(linesOf(text, 4, (line) => line.trimEnd().length)).toEqual(lines)
})
