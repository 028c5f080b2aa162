// @vitest-environment node
import { expect, test } from 'vitest'
import { isPlainTex } from './typeset-math'

test.each([
  'x^2 + y_1 = \\frac{1}{2}',
  '\\left[ a, b \\right) | \\text{速度} !',
  "\\begin{cases} f'(1) & 2 \\\\ 3 & 4 \\end{cases}",
  '',
])('%s is plain', (tex) => {
  expect(isPlainTex(tex)).toBe(true)
})

test.each([
  'a < b',
  'a"b',
  '\\char60',
  '\\textcolor{red}{x}',
  '\\colorbox{red}{x}',
  '\\let\\c\\color\\c{red}',
  '\\href{x}{y}',
  '\\url{x}',
  '\\htmlId{x}{y}',
  '\\includegraphics{x}',
  '\\verb|x|',
])('%s is not', (tex) => {
  expect(isPlainTex(tex)).toBe(false)
})
