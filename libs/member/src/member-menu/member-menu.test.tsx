import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MemberMenu } from './member-menu'
import meta, { AllRead, Unread } from './member-menu.stories'

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
