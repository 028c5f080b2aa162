import katex from 'katex'
import { expect, test, vi } from 'vitest'
import { zhCn } from '../locales/zh-cn'
import { mathToHtml as setMath } from './typeset-math'

const mathToHtml = (raw: string) => setMath(raw, zhCn)

test('the output of KaTeX is used', () => {
  for (const raw of ['$a < b$', '$\\textcolor{red}{x}$', '$$x$$'])
    expect(mathToHtml(raw)).toContain('<math')
})

test('a formula that cannot be typeset shows its source and the reason, without KaTeX’s own preface and positions', () => {
  const html = mathToHtml('$\\frac{1}$')
  expect(html).toContain('$\\frac{1}$')
  expect(html).toContain('公式有误：Unexpected end of input in a macro argument')
  expect(html).not.toMatch(/KaTeX parse error| at (?:position|end)/)
})

test.each([
  [120, '$120 characters are said as they are'],
  [121, 'of more, the first 120 are'],
])('of a reason of %i characters %s', (length) => {
  vi.spyOn(katex, 'renderToString').mockImplementation(() => {
    throw new Error(`a${'b'.repeat(length - 1)}`)
  })
  const reason = `a${'b'.repeat(119)}${length > 120 ? '…' : ''}`
  expect(mathToHtml('$x$')).toContain(`公式有误：${reason}）`)
})

test('any error that KaTeX throws is shown as the reason', () => {
  vi.spyOn(katex, 'renderToString').mockImplementation(() => {
    throw 'out of ideas'
  })
  expect(mathToHtml('$x$')).toContain('out of ideas')
})

test('sizes are limited to 20 em', () => {
  expect(mathToHtml('$\\rule{20em}{1em}$')).toContain('20em')
  expect(mathToHtml('$\\rule{21em}{1em}$')).toContain('20em')
  expect(mathToHtml('$\\rule{900em}{1em}$')).not.toMatch(/"900em|:900em/)
})

test('the longer a formula with its own definitions is, the less it may expand', () => {
  const uses = (count: number) => `$\\def\\a{x}${'\\a '.repeat(count)}$`
  expect(mathToHtml(uses(100))).toContain('<math')
  expect(mathToHtml(uses(300))).toContain('Too many expansions')
})

test('formulas without their own definitions may expand KaTeX’s macros up to a limit', () => {
  const uses = (count: number) => `$${'\\ne '.repeat(count)}$`
  expect(mathToHtml(uses(150))).toContain('<math')
  expect(mathToHtml(uses(1_000))).toContain('Too many expansions')
})

test('non-breaking spaces and double-escaped entities are decoded', () => {
  const annotation = (raw: string) =>
    /<annotation[^>]*>(.*?)<\/annotation>/.exec(mathToHtml(raw))?.[1]
  expect(annotation('$a\u00a0b$')).toBe('a b')
  expect(annotation('$a&nbsp;b$')).toBe('a b')
  expect(annotation('$a&lt;b&gt;c$')).toBe('a&lt;b&gt;c')
  expect(annotation('$\\begin{matrix}a&amp;b\\end{matrix}$')).toBe(
    '\\begin{matrix}a&amp;b\\end{matrix}',
  )
})

test.each(['\\href{https://x.example}{y}', '\\htmlId{x}{y}', '\\includegraphics{x.png}'])(
  '%s is refused before anything is looked for in the result',
  (tex) => {
    expect(mathToHtml(`$${tex}$`)).toContain('公式含有不允许的内容')
    expect(mathToHtml(`$${tex}$`)).not.toContain('<math')
  },
)

test('Chinese text in a formula is typeset without warnings', () => {
  const complain = vi.spyOn(console, 'warn')
  expect(mathToHtml('$速度 = 5$')).toContain('<math')
  expect(complain).not.toHaveBeenCalled()
})

test('a display formula is a group with a name that the keyboard can scroll', () => {
  expect(mathToHtml('$$x$$')).toMatch(
    /^<span class="[^"]*" role="group" aria-label="公式" tabindex="0">/,
  )
  expect(mathToHtml('$x$')).toMatch(/^<span class="rt-math"><span class="katex">/)
})
