import { expect, test } from 'vitest'
import { countFitting } from './count-fitting'
import type { NamedEntry } from './named-entries'

const entry = (name: string, children: NamedEntry[] = []): NamedEntry => ({
  id: 1,
  name,
  url: '/',
  opensNewWindow: false,
  children,
})

test.each([
  ['nothing', [], 0],
  ['just what there is room for', ['首页课程', '首页课程', '首页课程', '首页课程', '首页课'], 5],
  ['a character more', ['首页课程', '首页课程', '首页课程', '首页课程', '首页课程'], 4],
  [
    'Latin names, which are half as wide',
    ['Homepage', 'Homepage', 'Homepage', 'Homepage', 'News'],
    5,
  ],
  ['one that fits nowhere', ['一二三四五六七八九十一二三四五六七八九十一二三四五六七八九'], 0],
])('counts %s', (_, names, count) => {
  expect(
    countFitting(
      names.map((name) => entry(name)),
      29,
    ),
  ).toBe(count)
})

test('fewer entries fit into less space', () => {
  expect(countFitting([entry('首页'), entry('全部课程'), entry('学习资料')], 18)).toBe(3)
  expect(countFitting([entry('首页'), entry('全部课程'), entry('学习资料')], 15)).toBe(2)
})

test('an arrow takes up space, too', () => {
  const names = ['首页课程', '首页课程', '首页课程', '首页课程', '首页课']
  expect(
    countFitting(
      names.map((name) => entry(name, [entry('编程')])),
      29,
    ),
  ).toBe(3)
})
