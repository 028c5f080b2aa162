import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProfileHeader } from './profile-header'
import meta, {
  ActiveVip,
  ExpiredVip,
  VipLoading,
  VipNotSold,
  WithoutVip,
} from './profile-header.stories'

const args = meta.args

it('shows the member and links to the points', () => {
  render(<ProfileHeader {...args} {...WithoutVip.args} />)
  expect(screen.getByRole('heading', { level: 2, name: '林知夏' })).toBeTruthy()
  const points = screen.getByRole('link', { name: '积分 1,280' })
  expect(points.getAttribute('href')).toBe('/member/credit1-free')
})

it('shows how long an active VIP plan lasts', () => {
  render(<ProfileHeader {...args} {...ActiveVip.args} />)
  expect(screen.getByText('年度会员')).toBeTruthy()
  expect(screen.getByText(/^有效期至 2031-01-15/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '续费会员' })).toBeTruthy()
})

it('shows that a VIP plan has ended and links to its renewal', () => {
  render(<ProfileHeader {...args} {...ExpiredVip.args} />)
  expect(screen.getByText(/^已于 2025-01-15.* 到期$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '续费会员' }).getAttribute('href')).toBe('/vip')
})

it('offers VIP to a member without it, unless it is not sold', () => {
  const { rerender } = render(<ProfileHeader {...args} {...WithoutVip.args} />)
  expect(screen.getByRole('link', { name: '开通会员' })).toBeTruthy()
  rerender(<ProfileHeader {...args} {...VipNotSold.args} />)
  expect(screen.queryByText(/会员/)).toBeNull()
})

it('does not show a missing VIP plan while it loads', () => {
  render(<ProfileHeader {...args} {...VipLoading.args} />)
  expect(screen.queryByText(/会员/)).toBeNull()
})
