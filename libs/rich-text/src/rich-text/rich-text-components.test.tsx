import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { LinkProvider } from '@shuyuan/ui'
import { problemsOf } from '../../test/attack-problems'
import { attackStrings } from '../../test/attack-strings'
import { clearTextCache } from '../render/text-cache'
import { RichText } from './rich-text'
import type { RichTextComponents } from './element-from-dom'

let complaints: MockInstance

beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
  clearTextCache()
})

afterEach(() => {
  // React logs an error for invalid attributes and invalid nesting.
  expect(complaints).not.toHaveBeenCalled()
})

function SchoolLink({ children, ...anchor }: ComponentProps<'a'>) {
  return (
    <a {...anchor} data-school>
      <b>{children}</b>
    </a>
  )
}

function Figure({ alt, src }: ComponentProps<'img'>) {
  return (
    <figure>
      <img src={src} alt={alt} />
      <figcaption>{alt}</figcaption>
    </figure>
  )
}

const components: RichTextComponents = { a: SchoolLink, img: Figure }

test('components replace elements and get their attributes and content', async () => {
  render(
    <RichText
      format="html"
      source='<h2>甲</h2><p><a href="/vip">会<em>员</em></a></p><img src="/a.png" alt="图">'
      components={components}
    />,
  )
  const link = await screen.findByRole('link', { name: '会员' })
  expect(link.hasAttribute('data-school')).toBe(true)
  expect(link.getAttribute('href')).toBe('/vip')
  expect(link.querySelector('b > em')?.textContent).toBe('员')
  expect(within(screen.getByRole('figure')).getByText('图')).toBeTruthy()
  expect(screen.getByRole('heading', { name: '甲', level: 2 })).toBeTruthy()
})

const everything = `<table align="center">
<colgroup>
<col span="2" width="30">
</colgroup>
<thead>
<tr>
<th colspan="2" scope="col">周</th>
</tr>
</thead>
<tbody>
<tr>
<td rowspan="1">1</td>
<td>2</td>
</tr>
</tbody>
</table>
<ol start="3" reversed><li value="7">七</li></ol>
<details open><summary>更多</summary><p>字</p></details>
<p><time datetime="2026-01-01">元旦</time> <del datetime="2026-01-02">旧</del></p>
<video controls loop muted src="/a.mp4"><track kind="captions" srclang="en" src="/a.vtt"></video>
<picture><source srcset="/b.png 2x" media="(width > 600px)"><img src="/b.png" alt=""></picture>
<iframe src="https://player.bilibili.com/player.html?aid=1"></iframe>
<pre><code class="language-ts">const a = 1</code></pre>
<p>$x^2$ 与 $$\\sqrt{x}$$</p>`

/** Renders a text, with or without components, and returns its first piece. */
async function pieceOf(source: string, props: { components?: RichTextComponents }) {
  const { container } = render(<RichText format="html" source={source} {...props} />)
  await waitFor(() => expect(container.querySelector('.rt-piece[data-last]')).not.toBeNull())
  const piece = container.querySelector('.rt-piece')
  if (!piece) throw new Error('There is no piece.')
  return piece
}

/** Lists the elements with the names of their attributes. React sets `muted` of a video as a property. */
function namesIn(root: Element) {
  return Array.from(root.querySelectorAll('*'), ({ localName, attributes }) => [
    localName,
    ...Array.from(attributes, ({ name }) => name)
      .filter((name) => name !== 'muted')
      .sort(),
  ])
}

test('elements without a component are unchanged', async () => {
  const plain = await pieceOf(everything, {})
  const piece = await pieceOf(everything, { components: {} })
  expect(namesIn(piece)).toEqual(namesIn(plain))
  expect(piece.querySelector('video')?.loop).toBe(true)
  expect(piece.querySelector('video')?.muted).toBe(true)
  expect(piece.querySelector('details')?.open).toBe(true)
  expect(piece.querySelector('.katex [style]')?.getAttribute('style')).not.toBe('')
})

test('links of components navigate like all links of a text', async () => {
  const navigate = vi.fn()
  render(
    <LinkProvider navigate={navigate}>
      <RichText format="markdown" source="[会员](/vip)" components={components} />
    </LinkProvider>,
  )
  await userEvent.click(await screen.findByRole('link', { name: '会员' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/vip', undefined))
})

test('details stay open when the text is rendered again', async () => {
  const text = (className: string) => (
    <RichText
      format="html"
      source="<details><summary>更多</summary><p>字</p></details>"
      components={components}
      className={className}
    />
  )
  const { rerender } = render(text('a'))
  await screen.findByText('更多')
  const details = screen.getByRole<HTMLDetailsElement>('group')
  details.open = true
  rerender(text('b'))
  expect(screen.getByRole('group')).toBe(details)
  expect(details.open).toBe(true)
})

test('replaces server-rendered elements', async () => {
  const holder = document.createElement('div')
  holder.innerHTML =
    '<div><div class="rt"><div class="rt-piece"><p><a href="/vip">会员</a></p></div></div></div>'
  render(<RichText format="markdown" source="[会员](/vip)" components={components} />, {
    container: holder,
    hydrate: true,
  })
  expect(holder.querySelector('[data-school]')).toBeNull()
  await waitFor(() => expect(holder.querySelector('[data-school]')).not.toBeNull())
})

test('no attack succeeds as an element that fails as HTML', async () => {
  const attacks = attackStrings.join('\n')
  const plain = await pieceOf(attacks, {})
  const piece = await pieceOf(attacks, { components: {} })
  expect(
    piece.querySelector('script, style, object, [onerror], [onload], [href^="java"]'),
  ).toBeNull()
  expect(problemsOf(piece)).toEqual(problemsOf(plain))
})
