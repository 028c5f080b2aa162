/// <reference types="vite/client" />
import 'quill/dist/quill.core.css'
import { render, waitFor } from '@testing-library/react'
import Quill from 'quill'
import { expect, test } from 'vitest'
import { RichText } from '../src'
import { toneOf } from '../src/transforms/read-colors'

const files = import.meta.glob<string>('../test/editor-texts/{e,p}*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// Lists that a host wrote, not the editor.
const stored = Object.entries(files).filter(([name]) => !name.includes('before'))

/** Visible lines with their blanks. Delimiters of formulas and empty lines are left out. */
function linesOf(root: HTMLElement): string[] {
  return root.innerText
    .replaceAll(/ +(?=\$\$)|\$|\\[()]/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
}

const levelOfClass = (item: Element) => Number(/ql-indent-(\d)/.exec(item.className)?.[1] ?? 0)

/** Level, kind and style of the number of each item. */
function itemsOfEditor(root: Element) {
  return Array.from(root.querySelectorAll('li'), (item) => {
    const { content } = getComputedStyle(item, '::before')
    const style = /counter\([^,]+(?:, ([a-z-]+))?\)/.exec(content)
    return [item.textContent, levelOfClass(item), style ? (style[1] ?? 'decimal') : 'disc']
  })
}

function ownText(item: Element): string {
  const copy = item.cloneNode(true)
  if (copy instanceof Element) for (const list of copy.querySelectorAll('ol, ul')) list.remove()
  return copy.textContent ?? ''
}

function itemsOfPage(root: Element) {
  return Array.from(root.querySelectorAll('li'), (item) => {
    let level = -1
    for (
      let list = item.closest('ol, ul');
      list;
      list = list.parentElement?.closest('ol, ul') ?? null
    ) {
      level += 1 + Number(list.getAttribute('data-rt-indent') ?? 0)
    }
    const isNumbered = item.parentElement?.localName === 'ol'
    return [ownText(item), level, isNumbered ? getComputedStyle(item).listStyleType : 'disc']
  })
}

const marks = [
  'strong',
  'em',
  'u',
  's',
  'sub',
  'sup',
  'code:not(pre code)',
  'a',
  'h1',
  'h2',
  'h3',
  'blockquote',
]

/** Words with each mark. */
function marked(root: Element) {
  return marks.map((name) => [
    name,
    Array.from(root.querySelectorAll(name), ({ textContent }) => textContent?.trim()).join(''),
  ])
}

function tonesOfEditor(root: Element) {
  return Array.from(
    root.querySelectorAll<HTMLElement>('[style]:not(a)'),
    ({ style, textContent }) => [textContent, toneOf(style.color), toneOf(style.backgroundColor)],
  ).filter(([, ...tones]) => tones.some(Boolean))
}

function tonesOfPage(root: Element) {
  return Array.from(
    root.querySelectorAll<HTMLElement>('[data-rt-tone], [data-rt-mark]'),
    (element) => [element.textContent, element.dataset['rtTone'], element.dataset['rtMark']],
  )
}

const imagesIn = (root: Element) =>
  Array.from(root.querySelectorAll('img'), (image) => image.getAttribute('src') ?? '').filter(
    (src) => /^(?:\/media|data:image\/png)/.test(src),
  )

const linksIn = (root: Element) => Array.from(root.querySelectorAll('a'), ({ href }) => href)

test.each(
  [375, 1280].flatMap((width) => stored.map(([name, source]) => [name, width, source] as const)),
)('%s at %i px shows what the editor shows', async (_name, width, source) => {
  const holder = document.createElement('div')
  document.body.append(holder)
  const editor = new Quill(holder)
  editor.root.innerHTML = source
  editor.update()

  const { container } = render(
    <div style={{ width }}>
      <RichText source={source} format="html" />
    </div>,
  )
  await waitFor(() => expect(container.querySelector('.rt-piece[data-last]')).not.toBeNull())
  const page = container.querySelector<HTMLElement>('.rt-piece')
  if (!page) throw new Error('The page shows no text.')
  expect(page.scrollWidth).toBeLessThanOrEqual(width)
  for (const own of page.querySelectorAll('.rt-unseen, .rt-code-bar')) own.remove()
  for (const formula of page.querySelectorAll('.rt-math')) {
    formula.replaceWith(formula.querySelector('annotation')?.textContent ?? '')
  }

  expect(linesOf(page)).toEqual(linesOf(editor.root))
  expect(itemsOfPage(page)).toEqual(itemsOfEditor(editor.root))
  // The page owns heading 1.
  const isLowered = editor.root.querySelector('h1') !== null
  if (!isLowered) expect(marked(page)).toEqual(marked(editor.root))
  expect(tonesOfPage(page)).toEqual(tonesOfEditor(editor.root))
  expect(imagesIn(page)).toEqual(imagesIn(editor.root))
  // A video of another editor is not shown in this one.
  expect(page.querySelectorAll('iframe')).toHaveLength(
    editor.root.querySelectorAll('iframe').length,
  )
  expect(linksIn(page)).toHaveLength(linksIn(editor.root).length)
  holder.remove()
})
