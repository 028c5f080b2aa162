import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Link, type LinkProps } from './link'
import { type AppLinkProps, LinkProvider } from './link-provider'

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

describe('with the link component of a router', () => {
  function RouterLink({ replace, ...anchor }: AppLinkProps) {
    return <a {...anchor} data-router={replace ? 'replace' : 'push'} />
  }

  function show(props: LinkProps) {
    render(
      <LinkProvider navigate={() => {}} link={RouterLink}>
        <Link {...props}>课程</Link>
      </LinkProvider>,
    )
    return screen.getByRole('link', { name: '课程' })
  }

  test('renders that component with all props of an anchor', () => {
    const ref = createRef<HTMLAnchorElement>()
    const link = show({ href: '/courses', replace: true, 'aria-current': 'page', ref })
    expect(link.dataset['router']).toBe('replace')
    expect(link.getAttribute('href')).toBe('/courses')
    expect(link.getAttribute('aria-current')).toBe('page')
    expect(ref.current).toBe(link)
  })

  test.each<[string, LinkProps]>([
    ['a new window', { href: '/courses', newTab: true }],
    ['another target', { href: '/courses', target: 'frame' }],
    ['a download', { href: '/courses.csv', download: '' }],
    ['a link marked external', { href: '/courses', rel: 'noopener external' }],
  ])('the browser handles: %s', (_, props) => {
    expect(show(props).dataset['router']).toBeUndefined()
  })
})
