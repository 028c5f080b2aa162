import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { typedNotes } from './typed-notes.fixture'

function shown(source: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'markdown' })
  return holder
}

test.each(typedNotes)('%j stays as typed', (markdown, paragraphs) => {
  const holder = shown(markdown)
  expect(Array.from(holder.querySelectorAll('p'), (node) => node.textContent)).toEqual(paragraphs)
  expect(holder.querySelector('a')).toBeNull()
})

test('other targets of links are read as before', () => {
  const holder = shown('[甲][a]\n\n[a]: /b\n[^1]: 第一条')
  expect(holder.querySelector('a')?.getAttribute('href')).toBe('/b')
  expect(holder.textContent).toContain('[^1]: 第一条')
})
