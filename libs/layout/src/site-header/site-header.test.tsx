import { composeStories } from '@storybook/react-vite'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { describe, expect, test } from 'vitest'
import { renderHeader } from './render-header.fixture'
import * as stories from './site-header.stories'

const {
  Visitor,
  Loading,
  WithoutNavigation,
  WithoutName,
  WithoutVip,
  WithoutSearch,
  WithKeywords,
} = composeStories(stories)

test('the logo links home under the name of the site, with or without an image', () => {
  const { unmount } = render(<Visitor />)
  expect(screen.getByRole('link', { name: '书院' }).getAttribute('href')).toBe('/')
  unmount()
  render(<Visitor logo="/logo.png" />)
  expect(screen.getByRole('link', { name: '书院' }).getAttribute('href')).toBe('/')
})

test('without a name the logo is labeled 首页, with or without an image', () => {
  const { unmount } = render(<WithoutName />)
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/')
  unmount()
  render(<WithoutName logo="/logo.png" />)
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/')
})

test('a broken logo is replaced by the name', () => {
  render(<Visitor logo="/missing.png" />)
  fireEvent.error(screen.getByRole('img', { name: '书院' }))
  expect(screen.queryByRole('img', { name: '书院' })).toBeNull()
  expect(screen.getByRole('link', { name: '书院' }).textContent).toBe('书院')
})

describe('search', () => {
  test('searches for trimmed keywords, by Enter and by the button', async () => {
    const onSearch = fn()
    const { banner } = renderHeader(<Visitor onSearch={onSearch} />)
    await userEvent.type(banner.getByRole('searchbox', { name: '关键字' }), ' 前端 {Enter}')
    await userEvent.click(banner.getByRole('button', { name: '搜索' }))
    expect(onSearch.mock.calls).toEqual([['前端'], ['前端']])
  })

  test('reports an empty search and gets the focus', async () => {
    const onSearch = fn()
    const onEmptySearch = fn()
    const { banner } = renderHeader(<Visitor onSearch={onSearch} onEmptySearch={onEmptySearch} />)
    await userEvent.type(banner.getByRole('searchbox'), '  ')
    await userEvent.click(banner.getByRole('button', { name: '搜索' }))
    expect(onEmptySearch).toHaveBeenCalledOnce()
    expect(onSearch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(banner.getByRole('searchbox'))
  })

  test('shows the keywords of the results page and updates them', () => {
    const { rerender } = render(<WithKeywords />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '前端')
    rerender(<WithKeywords keywords="设计" />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '设计')
  })

  test('is hidden without a URL, including its icon in narrow windows', () => {
    render(<WithoutSearch />)
    expect(screen.queryByRole('search')).toBeNull()
    // Hidden controls have no role, and wide windows hide the icon.
    expect(screen.queryByLabelText('打开搜索')).toBeNull()
    expect(screen.getByRole('link', { name: '我的学习' })).toBeTruthy()
  })

  test('without callbacks the browser submits the keywords, but no empty search', () => {
    const { banner } = renderHeader(<Visitor onSearch={undefined} onEmptySearch={undefined} />)
    const form = banner.getByRole('search')
    expect(fireEvent.submit(form)).toBe(false)
    fireEvent.change(banner.getByRole('searchbox'), { target: { value: '前端' } })
    expect(fireEvent.submit(form)).toBe(true)
    expect(form.getAttribute('action')).toBe('/search')
  })
})

test('VIP会员 is shown if the site sells it', () => {
  const { unmount } = render(<Visitor />)
  expect(screen.getByRole('link', { name: 'VIP会员' }).getAttribute('href')).toBe('/vip')
  unmount()
  render(<WithoutVip />)
  expect(screen.queryByRole('link', { name: 'VIP会员' })).toBeNull()
})

test('the navigation row is busy while loading and gone without entries', () => {
  const { unmount } = render(<Loading />)
  expect(screen.getByRole('navigation', { name: '主导航', busy: true })).toBeDefined()
  expect(screen.queryByRole('button', { name: '登录' })).toBeNull()
  unmount()
  render(<WithoutNavigation />)
  expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull()
})
