import { describe, expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { bracketFormulas, escapedBrackets } from './escaped-brackets.fixture'

function shown(source: string, format: 'markdown' | 'html' = 'markdown'): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format })
  return holder
}

const texOf = (holder: HTMLElement) =>
  Array.from(holder.querySelectorAll('annotation'), (annotation) => annotation.textContent)

describe('in Markdown', () => {
  test.each(escapedBrackets)('%j is no formula', (markdown, text) => {
    const holder = shown(markdown)
    expect(texOf(holder)).toEqual([])
    expect(holder.textContent.trim().replace(/\s+/g, ' ')).toBe(text)
  })

  test.each(bracketFormulas)('%j is a formula', (markdown, tex) => {
    expect(texOf(shown(markdown))).toEqual([tex])
  })
})

test('in HTML, which has no escapes, they are delimiters', () => {
  expect(texOf(shown('<p>取 \\(3\\) 个</p>', 'html'))).toEqual(['3'])
})
