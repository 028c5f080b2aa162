import { composeStories } from '@storybook/react-vite'
import { LinkProvider } from '@shuyuan/ui'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, test } from 'vitest'
import type { HeaderAccount } from '../account-area/header-account'
import * as stories from './site-header.stories'

const {
  Visitor,
  Member,
  MemberWithUnread,
  Loading,
  AccountFailed,
  AccountRetrying,
  WithoutNavigation,
  WithoutName,
  WithoutVip,
  WithKeywords,
} = composeStories(stories)

function setUp(header: ReactElement) {
  const navigate = fn()
  render(<LinkProvider navigate={navigate}>{header}</LinkProvider>)
  return { navigate, banner: within(screen.getByRole('banner')) }
}

test('the logo leads home under the name of the site, with or without a picture', () => {
  const { unmount } = render(<Visitor />)
  expect(screen.getByRole('link', { name: '书院' }).getAttribute('href')).toBe('/')
  unmount()
  render(<Visitor logo="/logo.png" />)
  expect(screen.getByRole('link', { name: '书院' }).getAttribute('href')).toBe('/')
})

test('without a name the way home says so, with or without a picture', () => {
  const { unmount } = render(<WithoutName />)
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/')
  unmount()
  render(<WithoutName logo="/logo.png" />)
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/')
})

test('a logo that is no picture makes room for the name', () => {
  render(<Visitor logo="/missing.png" />)
  fireEvent.error(screen.getByRole('img', { name: '书院' }))
  expect(screen.queryByRole('img', { name: '书院' })).toBeNull()
  expect(screen.getByRole('link', { name: '书院' }).textContent).toBe('书院')
})

describe('search', () => {
  test('asks for the trimmed words, by Enter and by the button', async () => {
    const onSearch = fn()
    const { banner } = setUp(<Visitor onSearch={onSearch} />)
    await userEvent.type(banner.getByRole('searchbox', { name: '关键字' }), ' 前端 {Enter}')
    await userEvent.click(banner.getByRole('button', { name: '搜索' }))
    expect(onSearch.mock.calls).toEqual([['前端'], ['前端']])
  })

  test('says that nothing was typed and takes the focus', async () => {
    const onSearch = fn()
    const onEmptySearch = fn()
    const { banner } = setUp(<Visitor onSearch={onSearch} onEmptySearch={onEmptySearch} />)
    await userEvent.type(banner.getByRole('searchbox'), '  ')
    await userEvent.click(banner.getByRole('button', { name: '搜索' }))
    expect(onEmptySearch).toHaveBeenCalledOnce()
    expect(onSearch).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(banner.getByRole('searchbox'))
  })

  test('keeps the words of the results page and follows them', () => {
    const { rerender } = render(<WithKeywords />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '前端')
    rerender(<WithKeywords keywords="设计" />)
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '设计')
  })
})

describe('a visitor', () => {
  test('can log in and register', async () => {
    const account = {
      kind: 'visitor',
      onLogin: fn(),
      onRegister: fn(),
      onStudy: fn(),
    } as const
    const { banner } = setUp(<Visitor account={account} />)
    await userEvent.click(banner.getByRole('button', { name: '登录' }))
    expect(account.onLogin).toHaveBeenCalledOnce()
    await userEvent.click(banner.getByRole('button', { name: '注册' }))
    expect(account.onRegister).toHaveBeenCalledOnce()
  })

  test.each([
    ['button', '登录'] as const,
    ['button', '注册'] as const,
    ['link', '我的学习'] as const,
  ])(
    'shows the intent to open a dialog by pointer and by focus of the %s %s',
    async (role, name) => {
      const onIntent = fn()
      const account = {
        kind: 'visitor',
        onIntent,
        onLogin: fn(),
        onRegister: fn(),
        onStudy: fn(),
      } as const
      const { banner } = setUp(<Visitor account={account} />)
      const opener = banner.getByRole(role, { name })
      await userEvent.hover(opener)
      expect(onIntent).toHaveBeenCalledOnce()
      act(() => opener.focus())
      expect(onIntent).toHaveBeenCalledTimes(2)
    },
  )

  test('is asked to log in before 我的学习', async () => {
    const account = {
      kind: 'visitor',
      onLogin: fn(),
      onRegister: fn(),
      onStudy: fn(),
    } as const
    const { banner, navigate } = setUp(<Visitor account={account} />)
    await userEvent.click(banner.getByRole('link', { name: '我的学习' }))
    expect(account.onStudy).toHaveBeenCalledOnce()
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a member', () => {
  test('goes to the study centre and has no login', async () => {
    const { banner, navigate } = setUp(<Member />)
    expect(banner.queryByRole('button', { name: '登录' })).toBeNull()
    await userEvent.click(banner.getByRole('link', { name: '我的学习' }))
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/study-center', { replace: undefined })
  })

  test('opens a menu under their name', async () => {
    const { banner } = setUp(<Member />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明/ }))
    const menu = within(await screen.findByRole('menu'))
    expect(menu.getByRole('menuitem', { name: '用户中心' }).getAttribute('href')).toBe('/member')
    expect(menu.getByRole('menuitem', { name: '我的消息' }).getAttribute('href')).toBe(
      '/member/messages',
    )
    expect(menu.getByRole('menuitem', { name: '安全退出' })).toBeDefined()
  })

  test('hears of unread messages at the name and in the menu', async () => {
    const { banner } = setUp(<MemberWithUnread />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明.*有未读消息/ }))
    expect(await screen.findByRole('menuitem', { name: /我的消息.*有未读消息/ })).toBeDefined()
  })

  test('logs out', async () => {
    const onLogout = fn()
    const account: HeaderAccount = {
      kind: 'member',
      name: '李晓明',
      avatar: null,
      hasUnread: false,
      memberHref: '/member',
      messagesHref: '/member/messages',
      onLogout,
    }
    const { banner } = setUp(<Member account={account} />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name: '安全退出' }))
    expect(onLogout).toHaveBeenCalledOnce()
  })
})

describe('a member who could not be had', () => {
  test('reads so, can try again and can leave', async () => {
    const account = { kind: 'failed', isRetrying: false, onRetry: fn(), onLogout: fn() } as const
    const { banner } = setUp(<AccountFailed account={account} />)
    expect(banner.getByRole('status').textContent).toBe('账号加载失败')
    await userEvent.click(banner.getByRole('button', { name: '重试' }))
    expect(account.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(banner.getByRole('button', { name: '安全退出' }))
    expect(account.onLogout).toHaveBeenCalledOnce()
  })

  test('can leave also while it is tried again', async () => {
    const account = { kind: 'failed', isRetrying: true, onRetry: fn(), onLogout: fn() } as const
    const { banner } = setUp(<AccountRetrying account={account} />)
    await userEvent.click(banner.getByRole('button', { name: '重试', busy: true }))
    expect(account.onRetry).not.toHaveBeenCalled()
    await userEvent.click(banner.getByRole('button', { name: '安全退出' }))
    expect(account.onLogout).toHaveBeenCalledOnce()
  })
})

test('VIP会员 is there when the site sells it', () => {
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

describe('search of a narrow window', () => {
  // Wide windows hide its button, and hidden controls have no role.
  const toggle = (name: string) => screen.getByLabelText(name)

  test('is opened by an icon, and one may type at once', async () => {
    const onSearch = fn()
    const { banner } = setUp(<Visitor onSearch={onSearch} />)
    await userEvent.click(toggle('打开搜索'))
    expect(toggle('关闭搜索').getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(banner.getByRole('searchbox', { name: '关键字' }))
    await userEvent.keyboard('前端{Enter}')
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('前端')
    expect(toggle('打开搜索').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by its icon, and by Escape, which gives the focus back', async () => {
    setUp(<Visitor />)
    await userEvent.click(toggle('打开搜索'))
    await userEvent.click(toggle('关闭搜索'))
    await userEvent.click(toggle('打开搜索'))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('打开搜索'))
  })

  test('gives way to the menu, and the menu to it', async () => {
    setUp(<Visitor />)
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
    const result = setUp(header)
    await userEvent.click(toggle('打开菜单'))
    expect(toggle('关闭菜单').getAttribute('aria-expanded')).toBe('true')
    return result
  }

  // Wide windows hide it, and hidden controls have no role.
  const toggle = (name: string) => screen.getByLabelText(name)

  test('closes by Escape and gives the focus back', async () => {
    const { banner } = await openPanel(<Visitor />)
    banner.getByRole('searchbox').focus()
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(toggle('打开菜单'))
  })

  test('closes when a link in it is followed', async () => {
    await openPanel(<Visitor />)
    await userEvent.click(screen.getByRole('link', { name: '首页' }))
    expect(toggle('打开菜单').getAttribute('aria-expanded')).toBe('false')
  })

  test('closes by a press outside', async () => {
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
