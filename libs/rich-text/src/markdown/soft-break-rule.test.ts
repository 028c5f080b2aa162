import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { softBreaks } from './soft-break-rule.fixture'

test.each(softBreaks)('%j', (markdown, words) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(markdown, { format: 'markdown' })
  for (const lineBreak of holder.querySelectorAll('br')) {
    // The line break of the source after the element is invisible.
    lineBreak.nextSibling?.before('/')
    lineBreak.remove()
  }
  const seen = holder.textContent.trim().replace(/\/\s/, '/').replace(/\s+/g, ' ')
  expect(seen).toBe(words)
})

test('the lines of a block of code stay', () => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText('```\n你好\n谢谢\n```', { format: 'markdown' })
  expect(holder.querySelector('pre')?.textContent).toBe('你好\n谢谢\n')
})
