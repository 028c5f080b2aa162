import { describe, expect, test } from 'vitest'
import { loadRichText } from '../load-rich-text'
import { renderRichText } from '../render-rich-text'
import { renderForPage } from '../server/render-for-page'

function shown(source: string, format: 'html' | 'markdown'): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format })
  return holder
}

const lines = 'a&=b\\\\\nc&=d'

describe.each(['html', 'markdown'] as const)('in %s', (format) => {
  const environment = '\\begin{align}a\\end{align}'
  const code = format === 'html' ? `<code>${environment}</code>` : `\`${environment}\``

  test.each([
    `\\begin{align}${lines}\\end{align}`,
    `\\begin{align*}\n${lines}\n\\end{align*}`,
    '\\begin{equation}a\\end{equation}',
    '\\begin{gather}a\\\\b\\end{gather}',
    `\\begin{cases}${lines}\\end{cases}`,
  ])('%j is a display formula alone, in a sentence and in a list', (tex) => {
    for (const source of [
      tex,
      `甲 ${tex} 乙`,
      format === 'html' ? `<li>${tex}` : `> ${tex.replaceAll('\n', '\n> ')}`,
    ]) {
      const formula = shown(source, format).querySelector('.rt-math-display annotation')
      expect(formula?.textContent.replaceAll(/\s/g, '')).toBe(tex.replaceAll(/\s/g, ''))
    }
  })

  test.each(['\\begin{align}a', code])('%s is no formula', (source) => {
    expect(shown(source, format).querySelector('.rt-math, .rt-math-error')).toBeNull()
  })
})

test.each([
  ['<p>$$</p><p>x^2</p><p>$$</p>', 'x^2'],
  ['<p>甲</p><div>\\[x^2</div>\n<div>+y\\]</div><p>乙</p>', 'x^2 +y'],
  [
    '<p>\\begin{align}</p><p>a&=b\\\\</p><p>c&=d</p><p>\\end{align}</p>',
    '\\begin{align} a&=b\\\\ c&=d \\end{align}',
  ],
  ['<p><span style="color:#333">$a^2+</span><span>b^2$</span></p>', 'a^2+b^2'],
  ['<p><span style="color:red">$a^2+</span><span style="color:red">b^2$</span></p>', 'a^2+b^2'],
])('%s, cut by an editor, is one formula', (source, tex) => {
  const formulas = shown(source, 'html').querySelectorAll('annotation')
  expect(
    Array.from(formulas, ({ textContent }) => textContent.trim().replaceAll('\n', ' ')),
  ).toEqual([tex])
})

test.each([
  '<p>价 $5 与 <b>$6</b></p>',
  '<p>价 $5 与 <span>$6</span></p>',
  '<p>$$</p><p>美元</p>',
  '<p>$$</p><p><img src="/a.png"></p><p>$$</p>',
  '<p>$$</p><p>x</p><p>$$ 与</p>',
])('%s is no formula', (source) => {
  expect(shown(source, 'html').querySelector('.rt-math, .rt-math-error')).toBeNull()
})

test.each(['\\ce{2H2 + O2 -> 2H2O}', '\\ce{SO4^2-}', '\\pu{123 kJ/mol}'])(
  '%s is chemistry',
  async (tex) => {
    for (const html of [
      renderRichText(`$${tex}$`, { format: 'html' }),
      await loadRichText(`$${tex}$`, { format: 'markdown' }),
      renderForPage(`$${tex}$`, { format: 'html' }),
    ]) {
      expect(html).toContain('<math')
      expect(html).not.toContain('rt-math-error')
    }
  },
)
