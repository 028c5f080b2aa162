import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SecurityRows } from './security-rows'
import meta, { WithoutMobile } from './security-rows.stories'

const args = meta.args

it('hides the middle of the mobile number', () => {
  render(<SecurityRows {...args} />)
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(screen.queryByText(/13800000001/)).toBeNull()
})

it('calls back to change mobile and password', async () => {
  const [onMobile, onPassword] = [vi.fn(), vi.fn()]
  render(<SecurityRows {...args} onMobile={onMobile} onPassword={onPassword} />)
  await userEvent.click(screen.getByRole('button', { name: '修改手机号' }))
  expect(onMobile).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: '修改密码' }))
  expect(onPassword).toHaveBeenCalledOnce()
})

it('hides the placeholder number of an account without a mobile, and offers no password', () => {
  render(<SecurityRows {...args} {...WithoutMobile.args} />)
  expect(screen.getByRole('button', { name: '绑定手机号' })).toBeTruthy()
  expect(screen.queryByText(/202/)).toBeNull()
  expect(screen.queryByRole('button', { name: /密码/ })).toBeNull()
})
