import { expect, test } from 'vitest'
import { findMaths } from './find-maths'

const tex = (text: string) => findMaths(text).map((maths) => maths.tex)

test.each([
  ['$x$', 'x', false],
  ['$$x$$', 'x', true],
  ['\\(x\\)', 'x', false],
  ['\\[x\\]', 'x', true],
  ['设$x+1$为', 'x+1', false],
  ['$a\\$b$', 'a\\$b', false],
  ['$$\na &= b\\\\\nc\n$$', '\na &= b\\\\\nc\n', true],
  ['$3$', '3', false],
  ['$1, 2, \\dots, n$', '1, 2, \\dots, n', false],
  ['$2 \\times 3$', '2 \\times 3', false],
  ['($n$)', 'n', false],
])('%s is a formula', (text, expected, display) => {
  expect(findMaths(text)).toMatchObject([{ tex: expected, display }])
})

test.each([
  '$5 and $6',
  '$5-$10',
  '$5$6',
  '从 $5 到 $10 不等',
  '$5 or 6$',
  '$100元，$200元',
  'US$5, A$5',
  '5$ and 6$',
  '\\$x\\$',
  '$',
  '$$',
  '$$ $$',
  '$ x $',
  '$x',
  '$$x$',
  '\\(x',
  '\\[x\\)',
  '\\\\(x\\\\)',
  'https://school.example/?a=$b$c',
  'www.school.example/$x$',
  '$a\n\nb$',
])('%s is no formula', (text) => {
  expect(tex(text)).toEqual([])
})

test('finds all formulas of a text with their places', () => {
  const text = '甲 $a$ 乙 \\(b\\) 丙 $$c$$'
  expect(findMaths(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '$a$',
    '\\(b\\)',
    '$$c$$',
  ])
})

test('stays quick on a text full of unclosed openers', () => {
  const started = performance.now()
  expect(tex('\\('.repeat(20_000))).toEqual([])
  expect(tex('$a '.repeat(20_000))).toEqual([])
  expect(performance.now() - started).toBeLessThan(5_000)
})
