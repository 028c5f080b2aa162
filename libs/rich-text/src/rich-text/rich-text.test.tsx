import { renderToString } from 'react-dom/server'
import { hydrateRoot } from 'react-dom/client'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LinkProvider } from '@shuyuan/ui'
import { clearTextCache } from '../render/text-cache'
import { zhCn } from '../locales/zh-cn'
import * as load from './load-view'
import type { ProseProps } from './prose'
import { RichText } from './rich-text'
import * as stories from './rich-text.stories'

beforeEach(() => {
  clearTextCache()
})

test('shows a skeleton, then the text', async () => {
  const { container } = render(<RichText source="<h2>标题</h2>" format="html" />)
  expect(container.querySelector('[aria-busy=true] > [aria-hidden]')).not.toBeNull()
  expect(await screen.findByRole('heading', { name: '标题', level: 2 })).toBeTruthy()
  expect(container.querySelector('[aria-busy]')).toBeNull()
})

test('keeps an attack from running', async () => {
  const { container } = render(<RichText {...stories.Attack.args} />)
  await screen.findByText('后文')
  expect(container.querySelector('script, iframe, [onerror], [href^="java"]')).toBeNull()
})

test('shows the plain text and a retry button if loading fails', async () => {
  vi.spyOn(load, 'loadView').mockImplementationOnce(() => {
    throw new TypeError('failed to fetch')
  })
  render(<RichText source="<h2>标题</h2><p>正文</p>" format="html" />)
  expect((await screen.findByRole('alert')).textContent).toContain('纯文本')
  expect(screen.getByText(/标题\s正文/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('heading', { name: '标题' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('renders unchanged text once', async () => {
  const loadView = vi.spyOn(load, 'loadView')
  const { rerender } = render(<RichText source="甲" format="markdown" />)
  await screen.findByText('甲')
  rerender(<RichText source="甲" format="markdown" frameHosts={undefined} />)
  expect(loadView).toHaveBeenCalledTimes(1)
  rerender(<RichText source="乙" format="markdown" />)
  await screen.findByText('乙')
  expect(loadView).toHaveBeenCalledTimes(2)
})

test('shows the latest text in whatever order they finish', async () => {
  let finishOld = () => {}
  const old = new Promise<void>((resolve) => (finishOld = resolve))
  const Prose = ({ pieces }: ProseProps) => <p>{pieces.join('')}</p>
  const view = (text: string) => ({
    Prose,
    pieces: [text],
    isComplete: true,
    lacksMath: false,
    locale: zhCn,
  })
  vi.spyOn(load, 'loadView').mockImplementation(async function* (source) {
    if (source === '旧') await old
    yield view(source)
  })
  const { rerender } = render(<RichText source="旧" format="html" />)
  rerender(<RichText source="新" format="html" />)
  await screen.findByText('新')
  await act(async () => finishOld())
  expect(screen.queryByText('旧')).toBeNull()
  expect(screen.getByText('新')).toBeTruthy()
})

test('hydrates a server-rendered page without a mismatch', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const element = <RichText source="<h2>标题</h2>" format="html" />
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  expect(container.textContent).toBe('标题')
  document.body.append(container)
  const root = await act(async () => hydrateRoot(container, element))
  await waitFor(() => expect(container.querySelector('h2')).not.toBeNull())
  expect(errors).not.toHaveBeenCalled()
  act(() => root.unmount())
  container.remove()
})

test('a link to a page of this site navigates without a page load', async () => {
  const navigate = vi.fn()
  render(
    <LinkProvider navigate={navigate}>
      <RichText
        source='<p><a href="/courses?scene=free">全部<b>免费</b>课程</a></p>'
        format="html"
      />
    </LinkProvider>,
  )
  await userEvent.click(await screen.findByText('免费'))
  await waitFor(() => expect(navigate.mock.calls[0]?.[0]).toBe('/courses?scene=free'))
})

describe('the copy button', () => {
  const source = '```js\nconst a = "<b>"\n```'

  test('has a name, copies the code as typed and confirms it', async () => {
    const user = userEvent.setup()
    render(<RichText source={source} format="markdown" />)
    const button = await screen.findByRole('button', { name: '复制代码' })
    await user.click(button)
    expect(await navigator.clipboard.readText()).toBe('const a = "<b>"\n')
    expect(screen.getByRole('status').textContent).toBe('代码已复制')
    expect(button.getAttribute('data-state')).toBe('done')
  })

  test('announces a second copy again', async () => {
    const user = userEvent.setup()
    render(<RichText source={source} format="markdown" />)
    const button = await screen.findByRole('button', { name: '复制代码' })
    await user.click(button)
    const first = screen.getByText('代码已复制')
    await user.click(button)
    await waitFor(() => expect(screen.getByText('代码已复制')).not.toBe(first))
  })

  test('says what to do when copying is not allowed', async () => {
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    document.execCommand = () => false
    render(<RichText source={source} format="markdown" />)
    await user.click(await screen.findByRole('button', { name: '复制代码' }))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('没能复制'))
    expect(document.getSelection()?.toString()).toContain('const a')
  })
})
