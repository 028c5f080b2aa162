import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'
import { renderRichText } from '../render-rich-text'
import { renderForPage } from '../server/render-for-page'
import * as load from './load-view'
import { RichText } from './rich-text'

const han = /\p{Script=Han}/u

/** Sources for which the library adds texts, in both formats. */
const samples = {
  markdown: `[out](https://other.example/) ~~x~~

| a |
| - |
| 1 |

- [x] done
- [ ] open

\`\`\`js
const a = 1
\`\`\`

\`\`\`
plain
\`\`\`

$\\frac{1$ $\\href{https://other.example}{x}$

$$x$$`,
  html: `<a href="https://other.example/">out</a><table><tr><td>1</td></tr></table>
<iframe src="https://player.bilibili.com/player.html?bvid=1"></iframe>
<pre><code class="language-js">const a = 1</code></pre><p>$$x$$ $\\frac{1$</p>`,
} as const

test('both locales define every text, with the same placeholders', () => {
  expect(Object.keys(en)).toEqual(Object.keys(zhCn))
  const places = (texts: Record<string, string>) =>
    Object.values(texts).map((text) => text.match(/\{\w+\}/g))
  expect(places(en)).toEqual(places(zhCn))
  expect(Object.values(en).filter((text) => han.test(text) || text === '')).toEqual([])
})

describe.each(['markdown', 'html'] as const)('in %s', (format) => {
  const source = samples[format]

  test('the English locale has no Chinese text', async () => {
    const { container } = render(<RichText source={source} format={format} locale={en} />)
    await waitFor(() => expect(container.querySelector('.rt-copy')).not.toBeNull())
    expect(screen.getByRole('region', { name: 'Table 1' })).toBeTruthy()
    expect(screen.getAllByRole('group', { name: 'JavaScript code' })).toHaveLength(1)
    expect(screen.getByRole('link').textContent).toBe('out (opens in a new window)')
    expect(container.innerHTML).not.toMatch(han)
    for (const html of [
      renderRichText(source, { format, locale: en }),
      renderForPage(source, { format, locale: en }),
    ]) {
      expect(html).toContain('Table 1')
      expect(html).not.toMatch(han)
    }
  })

  test('a text of the host overrides the locale and is escaped', () => {
    const table = '<b onclick="x()">"表" {number}</b>'
    const messages = { table, opensNewWindow: table, codeIn: table, copy: table, frame: table }
    const html = renderForPage(source, { format, messages })
    const { body } = new DOMParser().parseFromString(html, 'text/html')
    expect(body.querySelector('b')).toBeNull()
    expect(body.querySelector('.rt-table')?.getAttribute('aria-label')).toBe(
      '<b onclick="x()">"表" 1</b>',
    )
    expect(body.querySelector('.rt-unseen')?.textContent).toContain('<b onclick')
  })
})

test('a copy is announced in the locale of the text', async () => {
  document.execCommand = () => true
  const { container } = render(<RichText source={samples.html} format="html" locale={en} />)
  await waitFor(() => expect(container.querySelector('.rt-copy')).not.toBeNull())
  fireEvent.click(container.querySelector('.rt-copy') ?? container)
  const status = screen.getByRole('status')
  await waitFor(() => expect(status.textContent).toBe('Code copied'))
  expect(status.lang).toBe('en')
})

test('a load failure is shown in the locale of the text', async () => {
  vi.spyOn(load, 'loadView').mockImplementation(() => {
    throw new Error('offline')
  })
  render(<RichText source="text" format="html" locale={en} messages={{ retry: 'Again' }} />)
  expect((await screen.findByRole('alert')).textContent).toBe(`${en.loadFailed}Again`)
})

test('equal messages in a new object do not render the text again, different ones do', async () => {
  const loadView = vi.spyOn(load, 'loadView')
  const text = (table: string) => (
    <RichText source={samples.html} format="html" locale={{ ...en }} messages={{ table }} />
  )
  const { rerender } = render(text('One {number}'))
  await screen.findByRole('region', { name: 'One 1' })
  rerender(text('One {number}'))
  expect(loadView).toHaveBeenCalledTimes(1)
  rerender(text('Other {number}'))
  await screen.findByRole('region', { name: 'Other 1' })
  expect(loadView).toHaveBeenCalledTimes(2)
})
