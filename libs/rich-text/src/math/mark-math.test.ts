import { describe, expect, test, vi } from 'vitest'
import { findMath } from './mark-math'
import { mathScanner } from './math-scanner'

const tex = (text: string) => findMath(text).map((math) => math.tex)

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
  ['得\\begin{align*}a&=b\\\\c\\end{align*}。', '\\begin{align*}a&=b\\\\c\\end{align*}', true],
  [
    '\\begin{cases}\\begin{cases}a\\end{cases}\\end{cases}',
    '\\begin{cases}\\begin{cases}a\\end{cases}\\end{cases}',
    true,
  ],
])('%s is a formula', (text, expected, display) => {
  expect(findMath(text)).toMatchObject([{ tex: expected, display }])
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
  '\\begin{align}a&=b',
  '\\begin{align}a\\end{align*}',
  '\\begin{tabular}a\\end{tabular}',
  '\\\\begin{align}a\\end{align}',
])('%s is no formula', (text) => {
  expect(tex(text)).toEqual([])
})

describe('the end of a formula', () => {
  test('a longer one than 5000 characters stays as typed', () => {
    const body = (length: number) => 'a'.repeat(length)
    expect(tex(`$$${body(4998)}$$`)).toHaveLength(1)
    expect(tex(`$$${body(4999)}$$`)).toEqual([])
    expect(tex(`$${body(4999)}$`)).toHaveLength(1)
    expect(tex(`$${body(5000)}$`)).toEqual([])
  })

  test('an escaped delimiter closes nothing, one after an escaped backslash does', () => {
    expect(tex('$a\\\\$')).toEqual(['a\\\\'])
    expect(tex('$$a\\$$b$$')).toEqual(['a\\$$b'])
    expect(tex('$$a\\\\$$')).toEqual(['a\\\\'])
    expect(tex('\\\\\\(x\\)')).toEqual(['x'])
    expect(tex('\\\\$x$')).toEqual(['x'])
  })

  test('a line end is part of it, an empty line ends it', () => {
    expect(tex('$a\nb$')).toEqual(['a\nb'])
    expect(tex('$a\n \t\nb$')).toEqual([])
    expect(tex('$a\n  b$')).toEqual(['a\n  b'])
  })

  test('a URL ends where a space, a bracket or Chinese begins', () => {
    expect(tex('https://school.example $x$')).toEqual(['x'])
    expect(tex('见 https://school.example，$x$')).toEqual(['x'])
    expect(tex('<https://school.example>$x$')).toEqual(['x'])
    expect(tex('https://school.example/-$x$')).toEqual([])
    expect(tex(`https://school.example/${'-'.repeat(270)}$x$`)).toEqual([])
    expect(tex(`https://school.example/${'-'.repeat(300)}$x$`)).toEqual(['x'])
  })
})

test('finds all formulas of a text with their places', () => {
  const text = '甲 $a$ 乙 \\(b\\) 丙 $$c$$'
  expect(findMath(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    '$a$',
    '\\(b\\)',
    '$$c$$',
  ])
})

test('a text full of unclosed openers has no formula', () => {
  expect(tex('\\('.repeat(20_000))).toEqual([])
  expect(tex('$a '.repeat(20_000))).toEqual([])
})

describe('in Markdown', () => {
  const opens = (text: string) => mathScanner(text, 'markdown').matchAt(0)?.tex ?? null

  test.each(['$a `b$ c`', '$a](b$)', '$a <i x="$">', "$$a <i x='$$'>"])(
    'what %s has in between may be code, a target or a value',
    (text) => {
      expect(opens(text)).toBeNull()
      expect(mathScanner(text, 'plain').matchAt(0)).not.toBeNull()
    },
  )

  test('anything else is a formula', () => {
    expect(opens('$a](b) + c$')).toBe('a](b) + c')
    expect(opens('$a < b$')).toBe('a < b')
  })
})

test('closing delimiters are found from anywhere, in any order', () => {
  const scanner = mathScanner('a $$ b \\$$ c $$', 'plain')
  const find = (from: number) => scanner.nextCloser('$$', from)
  expect([0, 2, 3, 13, 14, 0, 3, 15, 2].map(find)).toEqual([2, 2, 13, 13, -1, 2, 13, -1, 2])
})

test('each closing delimiter is looked for once', () => {
  const text = `${'\\( \\[ '.repeat(50)}x`
  const look = vi.spyOn(String.prototype, 'indexOf')
  expect(findMath(text)).toEqual([])
  const calls = look.mock.calls.filter(([what]) => what === '\\)' || what === '\\]').length
  look.mockRestore()
  expect(calls).toBe(2)
})

test.each(['$ x$', '$x $', '$', 'a$x$', '1$x$', '$$$x$', '$x$1'])('%s opens nothing', (text) => {
  expect(tex(text)).toEqual([])
})

test('only delimiters open', () => {
  const scanner = mathScanner('ab\\{c\\}$x$', 'plain')
  expect([0, 1, 2, 3, 6].map((at) => scanner.matchAt(at))).toEqual([null, null, null, null, null])
  expect(scanner.matchAt(7)).toEqual({ tex: 'x', display: false, end: 10 })
})
