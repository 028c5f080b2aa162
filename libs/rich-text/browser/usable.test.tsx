import { render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { RichText, type RichTextProps } from '../src'

async function shown(source: string, format: RichTextProps['format'] = 'markdown') {
  const narrow = (element: ReactElement) => <div style={{ width: 320 }}>{element}</div>
  const result = render(narrow(<RichText source={source} format={format} />))
  await waitFor(() => expect(result.container.querySelector('[aria-busy]')).toBeNull())
  await waitFor(() => expect(result.container.querySelector('.rt-piece')).not.toBeNull())
  return {
    ...result,
    again: () => result.rerender(narrow(<RichText source={source} format={format} />)),
  }
}

const cells = (count: number, text: string) => `|${` ${text} |`.repeat(count)}`
const table = (columns: number) =>
  [cells(columns, '标题'), cells(columns, '---'), cells(columns, '内容')].join('\n')
const longLine = `const words = '${'x'.repeat(200)}'`
const longFormula = `$$${'a + '.repeat(60)}b$$`

describe('content wider than the text', () => {
  test.each([
    ['a table', table(12), 'region', '表格 1'],
    ['code', `\`\`\`js\n${longLine}\n\`\`\``, 'group', 'JavaScript 代码'],
    ['a formula', longFormula, 'group', '公式'],
  ])('%s scrolls inside itself, by keyboard too', async (_what, source, role, name) => {
    await shown(source)
    const scroller = await screen.findByRole(role, { name })
    expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth)
    expect(scroller.getBoundingClientRect().width).toBeLessThanOrEqual(320)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await waitFor(() => expect(scroller.tabIndex).toBe(0))
  })

  test('an element that fits is not a tab stop', async () => {
    await shown(`${table(2)}\n\n\`\`\`js\n1\n\`\`\`\n\n$$x$$`)
    const scrollers = [...document.querySelectorAll('.rt-table, pre, .rt-math-display')]
    expect(scrollers).toHaveLength(3)
    await waitFor(() => {
      for (const scroller of scrollers) expect(scroller.hasAttribute('tabindex')).toBe(false)
    })
  })
})

test('an image reserves its space before it loads', async () => {
  const { container } = await shown('<img src="/x.png" width="600" height="300" alt="图">', 'html')
  const image = container.querySelector('img')
  expect(image?.loading).toBe('lazy')
  expect(image?.width).toBe(320)
  expect(image?.height).toBe(160)
})

test('a rerendered text keeps opened details open', async () => {
  const { container, again } = await shown('<details><summary>题</summary>解</details>', 'html')
  const details = container.querySelector('details')
  details?.setAttribute('open', '')
  again()
  expect(container.querySelector('details')).toBe(details)
  expect(details?.open).toBe(true)
})

describe('a long text', () => {
  test('keeps details opened in its first part while the rest loads', async () => {
    const source = `<details><summary>题</summary>解</details>${'<p>字字句句。</p>'.repeat(4_000)}`
    const { container } = render(<RichText source={source} format="html" />)
    const details = await waitFor(() => {
      const found = container.querySelector('details')
      if (!found) throw new Error('not there yet')
      return found
    })
    details.open = true
    await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull())
    expect(container.querySelectorAll('.rt-piece').length).toBeGreaterThan(3)
    expect(container.querySelector('details')).toBe(details)
    expect(details.open).toBe(true)
  })
})

describe('on paper', () => {
  afterEach(() => commands.showOn('screen'))

  test('prints whole code blocks and the URLs of links, but no buttons', async () => {
    const { container } = await shown(
      `\`\`\`js\n${longLine}\n\`\`\`\n\n[外](https://other.example/a)`,
    )
    const code = container.querySelector('pre')
    await commands.showOn('print')
    expect(screen.queryByRole('button', { name: /复制/ })).toBeNull()
    expect(code?.scrollWidth).toBe(code?.clientWidth)
    const link = container.querySelector('a')
    expect(link && getComputedStyle(link, '::after').content).toContain('https://other.example/a')
  })
})
