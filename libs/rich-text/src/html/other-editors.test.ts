import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { hiddenParts, otherTexts } from './other-editors.fixture'
import { textFromHtml } from './text-from-html'

test.each(otherTexts)('%s', (source, html) => {
  expect(renderRichText(source, { format: 'html' })).toBe(html)
})

test.each(hiddenParts)('%s shows and reads the same', (source, text) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'html' })
  expect(holder.textContent.trim()).toBe(text)
  expect(holder.querySelector('img')).toBeNull()
  expect(textFromHtml(source)).toBe(text)
})
