import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LinkProvider } from '../link/link-provider'
import { createBrand } from '../theme/create-brand'
import { ThemeScope } from '../theme/theme-scope'
import { Menu } from './menu'

function setUp() {
  const navigate = vi.fn()
  const onSignOut = vi.fn()
  render(
    <LinkProvider navigate={navigate}>
      <Menu
        label="用户菜单"
        trigger={<button>李晓明</button>}
        items={[
          { label: '我的消息', href: '/member/messages', mark: '有未读消息' },
          { label: '安全退出', onSelect: onSignOut },
        ]}
      />
    </LinkProvider>,
  )
  return { navigate, onSignOut, trigger: screen.getByRole('button', { name: '李晓明' }) }
}

test('a click opens it, a second click closes it', async () => {
  const { trigger } = setUp()
  expect(trigger.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  expect(await screen.findByRole('menu', { name: '用户菜单' })).toBeDefined()
  await userEvent.click(trigger)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an entry with a URL is a link that navigates inside the site', async () => {
  const { trigger, navigate } = setUp()
  await userEvent.click(trigger)
  const item = await screen.findByRole('menuitem', { name: /我的消息\s*有未读消息/ })
  expect(item.getAttribute('href')).toBe('/member/messages')
  await userEvent.click(item)
  await waitFor(() =>
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/member/messages', { replace: undefined }),
  )
  expect(screen.queryByRole('menu')).toBeNull()
})

test('works by keyboard: arrow opens, arrows move, Enter chooses', async () => {
  const { trigger, onSignOut } = setUp()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  await screen.findByRole('menu')
  await userEvent.keyboard('{End}{Enter}')
  expect(onSignOut).toHaveBeenCalledOnce()
})

test('Escape closes it and restores the focus', async () => {
  const { trigger } = setUp()
  await userEvent.click(trigger)
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('opens in its own scope with the surrounding brand, outside the layout of the page', async () => {
  const brand = createBrand({ accent: '#b3261e' })
  render(
    <ThemeScope brand={brand}>
      <Menu label="更多" trigger="更多" items={[{ label: '安全退出' }]} />
    </ThemeScope>,
  )
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  const menu = await screen.findByRole('menu', { name: '更多' })
  const accent = String(brand.themes.light['accent-strong'])
  expect(getComputedStyle(menu).getPropertyValue('--sy-accent-strong')).toBe(accent)
  const layer = [...document.body.children].find((element) => element.contains(menu))
  expect(layer && getComputedStyle(layer).position).toBe('absolute')
})
