import { expect, test } from 'vitest'
import { renderRichText } from '../render-rich-text'
import { listedNotes, typedNotes } from './typed-notes.fixture'

function shown(source: string, footnoteIds?: string): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'markdown', footnoteIds })
  return holder
}

test.each(typedNotes)('%j stays as typed', (markdown, paragraphs) => {
  const holder = shown(markdown)
  expect(Array.from(holder.querySelectorAll('p'), (node) => node.textContent)).toEqual(paragraphs)
  expect(holder.querySelector('a')).toBeNull()
})

test.each(listedNotes)('%j has footnotes where they are turned on', (markdown, notes) => {
  const found = shown(markdown, 'a-').querySelectorAll('ol > li')
  expect(Array.from(found, (note) => note.textContent.trim().split(' ')[0])).toEqual(notes)
})

test.each(['甲[^a b]\n\n[^a b]: 第一条', '甲[^]\n\n[^]: 第一条'])(
  '%j keeps its words, though its name is none of a footnote',
  (markdown) => {
    const holder = shown(markdown, 'a-')
    expect(holder.textContent).toContain('第一条')
    expect(holder.querySelector('a')).toBeNull()
  },
)

test('other targets of links are read as before', () => {
  const holder = shown('[甲][a]\n\n[a]: /b\n[^1]: 第一条')
  expect(holder.querySelector('a')?.getAttribute('href')).toBe('/b')
  expect(holder.textContent).toContain('[^1]: 第一条')
})
