import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SocialiteRows } from './socialite-rows'
import meta, { LastWayIn, OnlyWechat, OtherWayClosed } from './socialite-rows.stories'

const args = meta.args

it('shows which accounts are bound, and binds or unbinds them', async () => {
  const [onBind, onUnbind] = [vi.fn(), vi.fn()]
  render(<SocialiteRows {...args} onBind={onBind} onUnbind={onUnbind} />)
  await userEvent.click(screen.getByRole('button', { name: '绑定微信' }))
  expect(onBind).toHaveBeenCalledExactlyOnceWith('wechat')
  await userEvent.click(screen.getByRole('button', { name: '解绑QQ' }))
  expect(onUnbind).toHaveBeenCalledExactlyOnceWith('qq')
})

it('hides third parties that the site does not support', () => {
  const { container, rerender } = render(<SocialiteRows {...args} {...OnlyWechat.args} />)
  expect(screen.queryByText('QQ')).toBeNull()
  rerender(<SocialiteRows {...args} socialites={{ qq: false, wechat: false }} />)
  expect(container.textContent).toBe('')
})

it('does not count a sign-in method that the site no longer supports', () => {
  render(<SocialiteRows {...args} {...OtherWayClosed.args} />)
  expect(screen.getByText(/唯一的登录方式/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps the focus when a binding is removed', () => {
  const { rerender } = render(<SocialiteRows {...args} />)
  screen.getByRole('button', { name: '解绑QQ' }).focus()
  rerender(<SocialiteRows {...args} member={{ ...args.member, isQqBound: false }} />)
  expect(document.activeElement?.textContent).toBe('绑定QQ')
})

it('does not unbind the only sign-in method', () => {
  render(<SocialiteRows {...args} {...LastWayIn.args} />)
  expect(screen.getByText(/唯一的登录方式/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: '解绑QQ' })).toBeNull()
  expect(screen.getByRole('button', { name: '绑定微信' })).toBeTruthy()
})
