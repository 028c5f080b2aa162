import { composeStories } from '@storybook/react-vite'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renderHeader } from './render-header.fixture'
import * as stories from './site-header.stories'

const { Visitor } = composeStories(stories)

// Hidden controls have no role, and wide windows hide these buttons.
const toggle = (name: string) => screen.getByLabelText(name)

describe('search of a narrow window', () => {
  test('is opened by an icon and gets the focus', async () => {
    const onSearch = fn()
    const { banner } = renderHeader(<Visitor onSearch={onSearch} />)
    await userEvent.click(toggle('打开搜索'))
    expect(toggle('关闭搜索').getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(banner.getByRole('searchbox', { name: '关键字' }))
    await userEvent.keyboard('前端{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('前端')
    expect(toggle('打开搜索').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by its icon, and by Escape, which restores the focus', async () => {
    renderHeader(<Visitor />)
    await userEvent.click(toggle('打开搜索'))
    await userEvent.click(toggle('关闭搜索'))
    await userEvent.click(toggle('打开搜索'))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('打开搜索'))
  })

  test('closes when the menu opens, and vice versa', async () => {
    renderHeader(<Visitor />)
    await userEvent.click(toggle('打开搜索'))
    await userEvent.click(toggle('打开菜单'))
    expect(toggle('打开搜索').getAttribute('aria-expanded')).toBe('false')
    expect(toggle('关闭菜单').getAttribute('aria-expanded')).toBe('true')
    await userEvent.click(toggle('打开搜索'))
    expect(toggle('打开菜单').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('panel of a narrow window', () => {
  async function openPanel(header: ReactElement) {
    const result = renderHeader(header)
    await userEvent.click(toggle('打开菜单'))
    expect(toggle('关闭菜单').getAttribute('aria-expanded')).toBe('true')
    return result
  }

  test('closes by the Back button of Android', async () => {
    const watchers: EventTarget[] = []
    class CloseWatcher extends EventTarget {
      destroy = vi.fn()
      constructor() {
        super()
        watchers.push(this)
      }
    }
    vi.stubGlobal('CloseWatcher', CloseWatcher)
    onTestFinished(() => void vi.unstubAllGlobals())
    await openPanel(<Visitor />)
    act(() => void watchers[0]?.dispatchEvent(new Event('close')))
    expect(toggle('打开菜单').getAttribute('aria-expanded')).toBe('false')
    expect(watchers).toHaveLength(1)
  })

  test('closes by Escape and restores the focus', async () => {
    const { banner } = await openPanel(<Visitor />)
    banner.getByRole('searchbox').focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('打开菜单'))
  })

  test('closes when a link in it is clicked', async () => {
    await openPanel(<Visitor />)
    await userEvent.click(screen.getByRole('link', { name: '首页' }))
    expect(toggle('打开菜单').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by a click outside', async () => {
    await openPanel(<Visitor />)
    await userEvent.click(document.body)
    expect(toggle('打开菜单')).toBeDefined()
  })

  test('is closed on the next page', async () => {
    const { rerender } = render(<Visitor />)
    await userEvent.click(toggle('打开菜单'))
    rerender(<Visitor pathname="/courses" />)
    expect(toggle('打开菜单')).toBeDefined()
  })
})
