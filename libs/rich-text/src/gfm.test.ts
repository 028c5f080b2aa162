import { describe, expect, test } from 'vitest'
import { renderRichText } from './render-rich-text'
import type { RichTextOptions } from './rich-text-options'

function shown(source: string, options: Partial<RichTextOptions> = {}): HTMLElement {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format: 'markdown', ...options })
  return holder
}

const cells = (row: Element) => [...row.children].map((cell) => cell.innerHTML)
const rows = (holder: Element) => [...holder.querySelectorAll('tr')].map(cells)

describe('tables', () => {
  test('have a head, a body and aligned columns', () => {
    const holder = shown('| abc | defghi |\n:-: | -----------:\nbar | baz')
    expect(rows(holder)).toEqual([
      ['abc', 'defghi'],
      ['bar', 'baz'],
    ])
    for (const cell of ['th', 'td']) {
      const alignments = [...holder.querySelectorAll(cell)].map((node) =>
        node.getAttribute('align'),
      )
      expect(alignments).toEqual(['center', 'right'])
    }
  })

  test('can contain formulas, whose pipes must be escaped', () => {
    const holder = shown('| a | b |\n|---|---|\n| $x^2$ | $\\vert y \\vert$ |')
    expect(holder.querySelectorAll('td > .rt-math')).toHaveLength(2)
  })
})

describe('strikethrough', () => {
  test('is between two tildes, within one paragraph', () => {
    expect(shown('~~Hi~~ Hello').querySelector('s')?.textContent).toBe('Hi')
    expect(shown('This ~~has a\n\nnew paragraph~~.').querySelector('s')).toBeNull()
    expect(shown('~~~Hi~~~').querySelector('s')).toBeNull()
  })

  test('can contain other marks', () => {
    expect(shown('~~a **b** c~~').querySelector('s > strong')?.textContent).toBe('b')
  })

  test('ignores single tildes, which mean ranges', () => {
    expect(shown('第 3~5 讲，每讲 20~30 分钟').textContent?.trim()).toBe(
      '第 3~5 讲，每讲 20~30 分钟',
    )
  })
})

describe('task lists', () => {
  const boxes = (holder: Element) =>
    [...holder.querySelectorAll<HTMLInputElement>('li > input, li > p > input')].map((box) => ({
      done: box.checked,
      disabled: box.disabled,
      name: box.getAttribute('aria-label'),
    }))
  const open = { done: false, disabled: true, name: '未完成' }
  const done = { done: true, disabled: true, name: '已完成' }

  test('show open and done tasks as disabled checkboxes', () => {
    expect(boxes(shown('- [ ] foo\n- [x] bar\n- [X] baz'))).toEqual([open, done, done])
  })

  test('can be nested and numbered', () => {
    const holder = shown('- [x] foo\n  - [ ] bar\n\n1. [x] baz')
    expect(boxes(holder)).toEqual([done, open, done])
    expect(holder.querySelector('li li')?.textContent?.trim()).toBe('bar')
  })

  test('can contain paragraphs', () => {
    const holder = shown('- [x] foo\n\n  more\n\n- [ ] bar')
    expect(boxes(holder)).toEqual([done, open])
    expect(holder.querySelector('li > p > input')).not.toBeNull()
  })

  test.each([
    '[x] no list',
    '- x [x]',
    '- [y] foo',
    '- [x]foo',
    '- \\[x] foo',
    '- `[x]` foo',
    '- [x](/a)',
  ])('are not made of %j', (source) => {
    expect(boxes(shown(source))).toEqual([])
  })
})
