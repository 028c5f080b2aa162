import { expect, test } from 'vitest'
import { loadRichText } from '../load-rich-text'
import { renderRichText } from '../render-rich-text'
import type { RichTextFormat } from '../rich-text-options'
import { headingsIn } from './headings-in'

const rendered = (source: string, format: RichTextFormat, headingIds = 'guide-') =>
  headingsIn(renderRichText(source, { format, headingIds }))

test.each<[RichTextFormat, string]>([
  ['markdown', '## First steps: `npm`\n\n### 第一节 圆\n\n## First steps: `npm`\n\n## ?!'],
  // Raw HTML goes through the sanitizer.
  ['markdown', '## First steps: `npm`\n\n<h3>第一节 圆</h3>\n\n## First steps: `npm`\n\n## ?!'],
  [
    'html',
    '<h2>First steps: <code>npm</code></h2><h3>第一节 圆</h3><h2>First steps: npm</h2><h2>?!</h2>',
  ],
])('headings of %s have unique IDs from their words: %s', (format, source) => {
  expect(rendered(source, format)).toEqual([
    { id: 'guide-first-steps-npm', level: 2, text: 'First steps: npm' },
    { id: 'guide-第一节-圆', level: 3, text: '第一节 圆' },
    { id: 'guide-first-steps-npm-2', level: 2, text: 'First steps: npm' },
    { id: 'guide-heading', level: 2, text: '?!' },
  ])
})

test('a heading that ends in a number does not collide with another', () => {
  const ids = rendered('## a\n\n## a\n\n## a 2\n\n## a\n\n## a 2', 'markdown', '').map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['a', 'a-2', 'a-2-2', 'a-3', 'a-2-3'])
})

test('levels are those in the page', () => {
  expect(rendered('# 甲\n\n## 乙', 'markdown').map(({ level }) => level)).toEqual([2, 3])
})

test('IDs are unique across the pieces of a long text', async () => {
  const source = `## 节\n\n${'字'.repeat(7_000)}\n\n`.repeat(4)
  const html = await loadRichText(source, { format: 'markdown', headingIds: 'part-' })
  expect(headingsIn(html).map(({ id }) => id)).toEqual([
    'part-节',
    'part-节-2',
    'part-节-3',
    'part-节-4',
  ])
})

test('a formula appears once in the text of a heading', () => {
  expect(rendered('## 圆 $r^2$', 'markdown')[0]?.text).toBe('圆 r2')
})

test('IDs of the source do not pass, and without a prefix there are none', () => {
  const source = '<h2 id="login">x</h2><p id="y">y</p>'
  expect(rendered(source, 'html').map(({ id }) => id)).toEqual(['guide-x'])
  expect(renderRichText(source, { format: 'html' })).not.toContain('id=')
  expect(headingsIn(renderRichText('## x', { format: 'markdown' }))).toEqual([])
})

test('ten thousand equal headings are fast', () => {
  const html = renderRichText('## x\n\n'.repeat(10_000), { format: 'markdown', headingIds: 'h-' })
  expect(html).toContain('<h2 id="h-x-10000">')
})
