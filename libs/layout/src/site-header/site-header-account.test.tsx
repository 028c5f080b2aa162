import { composeStories } from '@storybook/react-vite'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fn } from 'storybook/test'
import { describe, expect, test } from 'vitest'
import type { HeaderAccount } from '../account-area/header-account'
import { renderHeader } from './render-header.fixture'
import * as stories from './site-header.stories'

const { Visitor, Member, MemberWithUnread, AccountFailed, AccountRetrying } =
  composeStories(stories)

const visitor = () =>
  ({ kind: 'visitor', onSignIn: fn(), onRegister: fn(), onStudy: fn() }) as const

describe('a visitor', () => {
  test('can log in and register', async () => {
    const account = visitor()
    const { banner } = renderHeader(<Visitor account={account} />)
    await userEvent.click(banner.getByRole('button', { name: '登录' }))
    expect(account.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(banner.getByRole('button', { name: '注册' }))
    expect(account.onRegister).toHaveBeenCalledOnce()
  })

  test.each([
    ['button', '登录'] as const,
    ['button', '注册'] as const,
    ['link', '我的学习'] as const,
  ])(
    'reports the intent to open a dialog on pointer and focus of the %s %s',
    async (role, name) => {
      const onIntent = fn()
      const { banner } = renderHeader(<Visitor account={{ ...visitor(), onIntent }} />)
      const opener = banner.getByRole(role, { name })
      await userEvent.hover(opener)
      expect(onIntent).toHaveBeenCalledOnce()
      act(() => opener.focus())
      expect(onIntent).toHaveBeenCalledTimes(2)
    },
  )

  test('must log in before 我的学习', async () => {
    const account = visitor()
    const { banner, navigate } = renderHeader(<Visitor account={account} />)
    const link = banner.getByRole('link', { name: '我的学习' })
    await userEvent.click(link)
    expect(account.onStudy).toHaveBeenCalledOnce()
    expect(link.dataset.pending).toBeUndefined()
    expect(navigate).not.toHaveBeenCalled()
  })
})

describe('a member', () => {
  test('links to the study center and has no login', async () => {
    const { banner, navigate } = renderHeader(<Member />)
    expect(banner.queryByRole('button', { name: '登录' })).toBeNull()
    await userEvent.click(banner.getByRole('link', { name: '我的学习' }))
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/study-center', { replace: undefined }),
    )
  })

  test('opens a menu by clicking their name', async () => {
    const { banner } = renderHeader(<Member />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明/ }))
    const menu = within(await screen.findByRole('menu'))
    const hrefOf = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href')
    expect(hrefOf('用户中心')).toBe('/member')
    expect(hrefOf('学习中心')).toBe('/study-center')
    expect(hrefOf('我的订单')).toBe('/member/orders')
    expect(hrefOf('我的消息')).toBe('/member/messages')
    expect(menu.getByRole('menuitem', { name: '安全退出' })).toBeDefined()
  })

  test('sees unread messages at the name and in the menu', async () => {
    const { banner } = renderHeader(<MemberWithUnread />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明.*有未读消息/ }))
    expect(await screen.findByRole('menuitem', { name: /我的消息.*有未读消息/ })).toBeDefined()
  })

  test('signs out, also without links to the study center and the orders', async () => {
    const onSignOut = fn()
    const account: HeaderAccount = {
      kind: 'member',
      name: '李晓明',
      avatar: null,
      hasUnread: false,
      memberHref: '/member',
      messagesHref: '/member/messages',
      onSignOut,
    }
    const { banner } = renderHeader(<Member account={account} />)
    await userEvent.click(await banner.findByRole('button', { name: /李晓明/ }))
    expect(await screen.findAllByRole('menuitem')).toHaveLength(3)
    await userEvent.click(screen.getByRole('menuitem', { name: '安全退出' }))
    expect(onSignOut).toHaveBeenCalledOnce()
  })
})

describe('a member who could not be loaded', () => {
  test('sees the error, can retry and can sign out', async () => {
    const account = { kind: 'failed', isRetrying: false, onRetry: fn(), onSignOut: fn() } as const
    const { banner } = renderHeader(<AccountFailed account={account} />)
    expect(banner.getByRole('status').textContent).toBe('账号信息加载失败')
    const menu = await banner.findByRole('button', { name: '账号信息加载失败' })
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('menuitem', { name: '重试' }))
    expect(account.onRetry).toHaveBeenCalledOnce()
    await userEvent.click(menu)
    await userEvent.click(screen.getByRole('menuitem', { name: '安全退出' }))
    expect(account.onSignOut).toHaveBeenCalledOnce()
  })

  test('can sign out during a retry', async () => {
    const account = { kind: 'failed', isRetrying: true, onRetry: fn(), onSignOut: fn() } as const
    const { banner } = renderHeader(<AccountRetrying account={account} />)
    await userEvent.click(banner.getByRole('button', { name: '账号信息加载失败', busy: true }))
    expect(screen.queryByRole('menuitem', { name: '重试' })).toBeNull()
    await userEvent.click(screen.getByRole('menuitem', { name: '安全退出' }))
    expect(account.onSignOut).toHaveBeenCalledOnce()
  })
})
