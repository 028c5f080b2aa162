import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { SiteLink } from './site-link'

// The fixture renders at /courses/detail/1.
async function show(props: ComponentProps<typeof SiteLink>) {
  const { router } = renderInSite(<SiteLink {...props}>链接</SiteLink>)
  return { router, link: await screen.findByRole('link', { name: '链接' }) }
}

it.each([
  ['/search?keywords=a%20b#top', '/search?keywords=a+b#top'],
  [`${window.location.origin}/member`, '/member'],
  ['?tab=3', '/courses/detail/1?tab=3'],
])('navigates to %s with the router', async (href, target) => {
  const { router, link } = await show({ href })
  expect(link.getAttribute('href')).toBe(target)
  await userEvent.click(link)
  await vi.waitFor(() => expect(router.state.location.href).toBe(target), 30_000)
  expect(router.history.length).toBe(2)
})

it('replaces the history entry', async () => {
  const { router, link } = await show({ href: '/vip', replace: true })
  await userEvent.click(link)
  await vi.waitFor(() => expect(router.state.location.href).toBe('/vip'), 30_000)
  expect(router.history.length).toBe(1)
})

it.each([
  ['/vip', true],
  ['/courses/detail/1?tab=3', false],
  ['/courses/detail/1?page=2', true],
])('sets the router’s resetScroll for %s to %s', async (href, isTop) => {
  const { router, link } = await show({ href })
  const navigate = vi.spyOn(router, 'navigate')
  await userEvent.click(link)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ resetScroll: isTop }))
})

it.each(['https://example.com/', 'mailto:a@school.example', '#main', 'https://[broken'])(
  'leaves %s to the browser',
  async (href) => {
    const { link } = await show({ href })
    expect(link.getAttribute('href')).toBe(href)
    const isUnanswered = vi.fn()
    document.addEventListener(
      'click',
      (event) => {
        isUnanswered(!event.defaultPrevented)
        event.preventDefault()
      },
      { once: true },
    )
    fireEvent.click(link)
    expect(isUnanswered).toHaveBeenCalledExactlyOnceWith(true)
  },
)

it('marks a link to the current page, and keeps the library’s aria-current', async () => {
  const { link } = await show({ href: '/courses/detail/1' })
  expect(link.getAttribute('aria-current')).toBe('page')
  expect(link.className).toBe('')
  cleanup()
  const { link: section } = await show({ href: '/courses', 'aria-current': 'true' })
  expect(section.getAttribute('aria-current')).toBe('true')
})
