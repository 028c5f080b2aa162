import { render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MemberMenu } from './member-menu'
import meta, { AllRead, LastIsCurrent, Unread } from './member-menu.stories'

it('links to the pages of the user center and marks the current one', () => {
  render(<MemberMenu {...meta.args} {...AllRead.args} />)
  const menu = screen.getByRole('navigation', { name: '用户中心菜单' })
  expect(within(menu).getAllByRole('link')).toHaveLength(4)
  const [current, ...others] = within(menu).getAllByRole('link', { current: 'page' })
  expect(current?.getAttribute('href')).toBe('/member')
  expect(others).toEqual([])
})

it('labels the page with unread content', () => {
  render(<MemberMenu {...meta.args} {...Unread.args} />)
  expect(screen.getByRole('link', { name: /有未读消息/ }).getAttribute('href')).toBe(
    '/member/messages',
  )
})

it('scrolls sideways to the current page', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(280)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(200)
  render(<MemberMenu {...meta.args} {...LastIsCurrent.args} />)
  expect(screen.getByRole('list').scrollLeft).toBe(220)
})
