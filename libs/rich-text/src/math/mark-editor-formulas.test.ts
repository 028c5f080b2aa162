import { describe, expect, test } from 'vitest'
import { problemsOf } from '../../test/attack-problems'
import { renderRichText } from '../render-rich-text'

/** Formulas of editors, each with its TeX. */
const formulas: readonly (readonly [html: string, tex: string])[] = [
  ['<span class="ql-formula" data-value="x^2"></span>', 'x^2'],
  [
    '<span class="ql-formula" data-value="\\frac{1}{2}">\ufeff<span contenteditable="false"><span class="katex">12</span></span>\ufeff</span>',
    '\\frac{1}{2}',
  ],
  ['<span class="ql-formula" data-value="a &lt; b"></span>', 'a < b'],
  ['<span class="ql-formula" data-value="n"></span>', 'n'],
  ['<span class="ql-formula" data-value="附录"></span>', '附录'],
  [
    '<span data-w-e-type="formula" data-w-e-is-void data-w-e-is-inline data-value="e=mc^2"></span>',
    'e=mc^2',
  ],
]

function shown(source: string, format: 'html' | 'markdown'): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format })
  return holder
}

describe.each(['html', 'markdown'] as const)('in %s', (format) => {
  test.each(formulas)('%s is a formula', (html, tex) => {
    const holder = shown(`甲${html}乙`, format)
    expect(holder.querySelector('annotation')?.textContent).toBe(tex)
    expect(holder.querySelector('p, div')?.firstChild?.textContent ?? holder.textContent).toContain(
      '甲',
    )
    expect(holder.textContent).toContain('乙')
    expect(holder.querySelector('[data-value]')).toBeNull()
  })

  test('an invalid formula shows its source', () => {
    const holder = shown('甲<span class="ql-formula" data-value="\\frac{"></span>', format)
    expect(holder.textContent).toContain('\\frac{')
  })

  test('a hostile formula is harmless', () => {
    const hostile = '&quot;><img src=x onerror=alert(1)>\\href{javascript:alert(1)}{x}'
    const holder = shown(`<span class="ql-formula" data-value="${hostile}"></span>`, format)
    expect(problemsOf(holder)).toEqual([])
  })

  test('data-value of other elements is ignored', () => {
    const holder = shown('甲<span data-value="x^2">乙</span>', format)
    expect(holder.textContent.trim()).toBe('甲乙')
    expect(holder.querySelector('annotation')).toBeNull()
  })
})
