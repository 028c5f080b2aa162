import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Link } from './link'
import { LinkProvider } from './link-provider'

test('a plain click navigates through the provider', async () => {
  const navigate = vi.fn()
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/vip" replace>
        VIP会员
      </Link>
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'VIP会员' }))
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/vip', { replace: true })
})

test('a click that the page prevented does not navigate', async () => {
  const navigate = vi.fn()
  render(
    <LinkProvider navigate={navigate}>
      <Link href="/study-center" onClick={(event) => event.preventDefault()}>
        我的学习
      </Link>
    </LinkProvider>,
  )
  await userEvent.click(screen.getByRole('link', { name: '我的学习' }))
  expect(navigate).not.toHaveBeenCalled()
})

test('a link to a new window keeps its name, announces the window and has no opener', () => {
  render(
    <Link href="https://example.com/" newTab>
      开源社区
    </Link>,
  )
  const link = screen.getByRole('link', { name: '开源社区', description: '在新窗口打开' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener')
})
