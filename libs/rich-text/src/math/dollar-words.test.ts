import { describe, expect, test } from 'vitest'
import { escapeHtml } from '../html/escape-html'
import { renderRichText } from '../render-rich-text'
import { dollarFormulas, dollarWords } from './dollar-words.fixture'

function shown(text: string, format: 'markdown' | 'html'): HTMLElement {
  const holder = document.createElement('div')
  const source = format === 'html' ? `<p>${escapeHtml(text)}</p>` : text
  holder.innerHTML = renderRichText(source, { format })
  return holder
}

const texOf = (holder: HTMLElement) =>
  Array.from(holder.querySelectorAll('annotation'), (annotation) => annotation.textContent)

describe.each(['markdown', 'html'] as const)('in %s', (format) => {
  test.each(dollarWords)('%s stays as typed', (text) => {
    expect(shown(text, format).textContent.trim()).toBe(text)
  })

  test.each(dollarFormulas)('%s holds formulas', (text, tex) => {
    expect(texOf(shown(text, format))).toEqual(tex)
  })
})
