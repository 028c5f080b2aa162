import { expect, test } from 'vitest'
import { isFinishedMarkup, parseMarkdown } from '../markdown/parse-markdown'
import { renderRichText } from '../render-rich-text'
import { streamRichText } from '../render/stream-rich-text'
import type { RichTextOptions } from '../rich-text-options'

const options = { format: 'markdown', footnoteIds: 'a-' } as const

function shown(source: string, others: Partial<RichTextOptions> = {}): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { ...options, ...others })
  return holder
}

const notes = (holder: Element) =>
  [...holder.querySelectorAll('ol > li')].map((note) => note.textContent.trim())

test('a footnote links to its text and back', () => {
  const holder = shown('水[^w]很轻。\n\n[^w]: 每升 **1** 公斤。')
  const reference = holder.querySelector('[role=doc-noteref]')
  const back = holder.querySelector('[role=doc-backlink]')
  expect(reference?.textContent).toBe('[1]')
  expect(reference?.getAttribute('aria-label')).toBe('脚注 1')
  expect(notes(holder)).toEqual(['每升 1 公斤。 ↩\uFE0E'])
  const place = holder.querySelector('ol > li > [id="a-fn:1"]')
  expect(reference?.getAttribute('href')).toBe(`#${place?.id ?? ''}`)
  expect(back?.getAttribute('href')).toBe(`#${reference?.id ?? ''}`)
})

test('numbers follow the references, and unreferenced notes are left out', () => {
  const source = '甲[^b]乙[^a]丙[^b]丁^[现写的]\n\n[^a]: 一\n\n[^c]: 没有提到\n\n[^b]: 二'
  const holder = shown(source)
  const names = [...holder.querySelectorAll('[role=doc-noteref]')].map(
    ({ textContent }) => textContent,
  )
  expect(names).toEqual(['[1]', '[2]', '[1]', '[3]'])
  expect(notes(holder).map((note) => note.split(' ')[0])).toEqual(['二', '一', '现写的'])
  const ids = [...holder.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { hash } of holder.querySelectorAll('a')) {
    expect(ids).toContain(decodeURIComponent(hash.slice(1)))
  }
})

test('a note can contain paragraphs, code, formulas and another footnote', () => {
  const source = '甲[^a]\n\n[^a]: 一\n\n    ```js\n    1\n    ```\n\n    $x$ 见[^b]\n\n[^b]: 二'
  const holder = shown(source)
  expect(notes(holder)).toHaveLength(2)
  expect(holder.querySelector('ol pre')?.textContent).toContain('1')
  expect(holder.querySelectorAll('ol [role=doc-noteref]')).toHaveLength(1)
})

test('they are at the end of a text rendered in pieces, with and without raw HTML', async () => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, index) => `第 ${index} 段，${'字'.repeat(60)}。`,
  )
  for (const markup of ['', '<b>粗</b>']) {
    const source = `甲[^a]${markup}\n\n[^a]: 一${markup}\n\n${paragraphs.join('\n\n')}\n\n末[^a]`
    const pieces: string[] = []
    for await (const { html } of streamRichText(source, options, { withBar: false }))
      pieces.push(html)
    expect(pieces.length).toBeGreaterThan(2)
    const holder = document.createElement('div')
    holder.innerHTML = pieces.join('')
    expect(holder.lastElementChild?.localName).toBe('ol')
    expect(notes(holder)).toHaveLength(1)
    expect(holder.querySelectorAll('[role=doc-backlink]')).toHaveLength(2)
  }
})

test('labels use the locale of the options, and a prefix cannot break out of an attribute', () => {
  const holder = shown('甲[^a]\n\n[^a]: 一', {
    footnoteIds: '"><script>',
    messages: { footnote: 'Note {number}"', backToText: '"<b>' },
  })
  expect(holder.querySelector('script, b')).toBeNull()
  expect(holder.querySelector('[role=doc-noteref]')?.getAttribute('aria-label')).toBe('Note 1"')
  expect(holder.querySelector('[role=doc-noteref]')?.id).toBe('"><script>fnref:1')
})

test('without the option there are none', () => {
  const holder = shown('甲[^a] 乙^[丙]', { footnoteIds: undefined })
  expect(holder.textContent.trim()).toBe('甲[^a] 乙^[丙]')
})

test('a footnote with plain text needs no sanitizer', () => {
  const { pieces } = parseMarkdown('甲[^a]\n\n[^a]: 一 `b` [c](/d)', options)
  const list = [...pieces]
  expect(list.map(({ isFinished }) => isFinished)).toEqual([true, true])
  expect(list.every(({ html }) => isFinishedMarkup(html))).toBe(true)
})

test.each([
  '[^a]: [^b]: x\n\n[^a] [^b]',
  '[^]: x [^]',
  '> [^a]: x\n>\n> [^a]',
  '- [^a]: x\n- [^a]',
  '[x[^a]](/y)\n\n[^a]: z',
])('renders malformed footnotes: %j', (source) => {
  expect(shown(source).textContent).not.toBe('')
  expect(shown(source).querySelector('[data-rt-slot]')).toBeNull()
})
