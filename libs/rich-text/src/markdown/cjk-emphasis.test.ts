import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { emphases } from './cjk-emphasis.fixture'

test.each(emphases)('%s', (markdown, html) => {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(markdown, { format: 'markdown' })
  for (const formula of holder.querySelectorAll('.rt-math')) formula.replaceWith('…')
  expect(holder.firstElementChild?.innerHTML).toBe(html)
})
