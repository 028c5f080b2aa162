import { expect, test } from 'vitest'
import { distinctLabels } from './player-track'

test.each([
  [[], []],
  [
    ['中文', 'English'],
    ['中文', 'English'],
  ],
  [
    ['小结', '练习', '小结'],
    ['小结', '练习', '小结 3'],
  ],
  [
    ['', '斜率', ''],
    ['1', '斜率', '3'],
  ],
])('%j becomes %j', (labels, expected) => {
  expect(distinctLabels(labels)).toEqual(expected)
})
