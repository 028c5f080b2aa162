import katex from 'katex'
import { afterEach, expect, test, vi } from 'vitest'
import { mathsToHtml } from './typeset-maths'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(['$a < b$', '$a &lt; b$', '$\\text{"}$', '$\\textcolor{red}{x}$'])(
  'should KaTeX pass on what an author wrote in %s, it is not used',
  (raw) => {
    vi.spyOn(katex, 'renderToString').mockReturnValue('<span onclick="x()">y</span>')
    expect(mathsToHtml(raw)).toContain('公式含有不允许的内容')
  },
)

test('what KaTeX writes is used', () => {
  for (const raw of ['$a < b$', '$\\textcolor{red}{x}$', '$$x$$'])
    expect(mathsToHtml(raw)).toContain('<math')
})
