import { text } from 'node:stream/consumers'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { StrictMode, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { prerenderToNodeStream } from 'react-dom/static.node'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from '@shuyuan/ui'
import * as load from '../rich-text/load-view'
import { RichText, type RichTextProps } from '../rich-text/rich-text'
import type { RichTextRenderer } from './create-rich-text-renderer'
import { renderForPage } from './render-for-page'
import { RichTextProvider } from './rich-text-provider'

/** Renders at once, in the window of the test. */
const renderer: Pick<RichTextRenderer, 'render'> = {
  render: async (source, options) => renderForPage(source, options),
}
const late: typeof renderer = { render: async () => null }

const course: RichTextProps = {
  source:
    '<h1>大纲</h1><script>x</script><table><tr><td>甲</td></tr></table><p>$x^2$</p>' +
    '<pre><code class="language-js">const a = 1</code></pre><a href="/vip">会员</a>',
  format: 'html',
}

const navigate = vi.fn()
let container: HTMLElement
let root: Root | undefined

async function prerender(page: ReactElement): Promise<string> {
  const { prelude } = await prerenderToNodeStream(page)
  return text(prelude)
}

/** Renders a page on the server. */
async function serve(props: RichTextProps, by = renderer): Promise<string> {
  const sent = await prerender(
    <RichTextProvider renderer={by} siteOrigin="https://school.example">
      <RichText {...props} />
    </RichTextProvider>,
  )
  // React keeps the context values of a render until the next one. Resets them for the tests that hydrate.
  await prerender(<br />)
  return sent
}

function page(props: RichTextProps): ReactElement {
  return (
    <StrictMode>
      <LinkProvider navigate={navigate}>
        <RichText {...props} />
      </LinkProvider>
    </StrictMode>
  )
}

/** Hydrates HTML of the server. Resolves when its controls work. */
async function hydrate(sent: string, look: () => void = () => {}): Promise<void> {
  container.innerHTML = sent
  look()
  root = await act(async () => hydrateRoot(container, page(course)))
  await waitFor(() => expect(container.querySelector('[role=status]')).not.toBeNull())
}

function find(selector: string): Element {
  const element = container.querySelector(selector)
  if (element === null) throw new Error(`${selector} is not there`)
  return element
}

beforeEach(() => {
  vi.spyOn(console, 'error')
  navigate.mockClear()
  container = document.body.appendChild(document.createElement('div'))
})

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  act(() => root?.unmount())
  root = undefined
  container.remove()
})

describe('the server', () => {
  test('renders the full text', async () => {
    const sent = await serve(course)
    expect(sent).toContain('<h2>大纲</h2>')
    expect(sent).toContain('class="rt-table"')
    expect(sent).toContain('<a href="/vip">会员</a>')
    expect(sent).not.toContain('<script')
  })

  test('renders the plain text if the renderer returns null', async () => {
    const sent = await serve(course, late)
    expect(sent).toContain('大纲\n甲\n$x^2$')
    expect(sent).not.toContain('<h2>')
  })

  test('passes the site origin unless the text has its own', async () => {
    const source = '<a href="https://school.example/vip">会员</a>'
    expect(await serve({ source, format: 'html' })).toContain('href="/vip"')
    expect(await serve({ source, format: 'html', siteOrigin: 'https://other.example' })).toContain(
      'href="https://school.example/vip"',
    )
  })
})

describe('in the browser', () => {
  test('the server-rendered text stays and is not rendered again', async () => {
    const loadView = vi.spyOn(load, 'loadView')
    let came: Element | undefined
    await hydrate(await serve(course), () => (came = find('h2')))
    expect(find('h2')).toBe(came)
    expect(loadView).not.toHaveBeenCalled()
  })

  test('links and copy buttons work', async () => {
    await hydrate(await serve(course))
    fireEvent.click(find('a'))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/vip', undefined))
    document.execCommand = () => true
    fireEvent.click(find('.rt-copy'))
    await waitFor(() => expect(find('[role=status]').textContent).toBe('代码已复制'))
  })

  test('KaTeX typesets the formulas', async () => {
    const sent = await serve(course)
    expect(sent).not.toContain('katex-html')
    await hydrate(sent)
    await waitFor(() => expect(find('.rt-math > .katex > .katex-html').textContent).toBe('x2'))
    expect(find('.rt-math annotation').textContent).toBe('x^2')
  })

  test('another text replaces it', async () => {
    await hydrate(await serve(course))
    await act(async () => root?.render(page({ ...course, source: '<h2>习题</h2>' })))
    await waitFor(() => expect(find('h2').textContent).toBe('习题'))
    expect(container.querySelector('table')).toBeNull()
  })

  test('the text replaces the plain text', async () => {
    await hydrate(await serve(course, late))
    expect(find('h2').textContent).toBe('大纲')
  })
})
