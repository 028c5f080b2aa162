import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill, renderAuth } from '../testing/render-auth'
import { OpenButton } from '../testing/open-button'

test('sets a new password, notifies and closes; the next login has the phone', async () => {
  const resetPassword = vi.fn(async () => undefined)
  const sendSmsCode = vi.fn(async () => undefined)
  const notify = vi.fn()
  const onPasswordReset = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({ resetPassword, sendSmsCode }),
    notify,
    onPasswordReset,
    opens: (open) => open('reset', { mobile: '13800000001' }),
    children: <OpenButton dialog="login" />,
  })
  fill({ 图形验证码: '7kqm' })
  await screen.findByRole('img', { name: '图形验证码' })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(sendSmsCode).toHaveBeenCalledWith(
    expect.objectContaining({ scene: 'login' }),
    expect.any(AbortSignal),
  )
  fill({ 手机验证码: '112233', 新密码: 'new-secret' })
  await user.click(screen.getByRole('button', { name: '重置密码' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(resetPassword).toHaveBeenCalledWith(
    { mobile: '13800000001', mobileCode: '112233', password: 'new-secret' },
    expect.any(AbortSignal),
  )
  expect(notify).toHaveBeenCalledWith('success', '密码重置成功，用新密码登录')
  expect(onPasswordReset).toHaveBeenCalledWith('13800000001')
  await user.click(screen.getByRole('button', { name: 'login' }))
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
})

test('associates the new password with the phone for password managers', async () => {
  await renderAuth({ opens: (open) => open('reset') })
  fill({ 手机号: ' 13800000001' })
  const form = screen.getByRole('button', { name: '重置密码' }).closest('form')
  const tokens = [...(form?.querySelectorAll('input') ?? [])].map(
    ({ autocomplete }) => autocomplete,
  )
  expect(tokens).toEqual(['tel', 'off', 'one-time-code', 'username', 'new-password'])
  const identifier = form?.querySelector<HTMLInputElement>('[autocomplete="username"]')
  expect(identifier?.hidden).toBe(true)
  expect(identifier?.value).toBe('13800000001')
})
