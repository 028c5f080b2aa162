import { wrapWords } from '@shuyuan/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'

test('a translated dialog shows a rejection, and then signs in', async () => {
  const loginWithPassword = vi
    .fn(async () => ({ token: 'fake-token' }))
    .mockRejectedValueOnce(fakeFailure('账号已被锁定'))
  await renderAuth({
    backend: createFakeBackend({ loginWithPassword }),
    opens: (open) => open('login'),
  })
  wrapWords(document.body)
  const submit = screen.getByRole('button', { name: '立即登录' })
  fireEvent.click(submit)
  expect(screen.getByText('请输入密码!')).toBeTruthy()
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  fireEvent.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('账号已被锁定')
  wrapWords(document.body)
  fireEvent.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(loginWithPassword).toHaveBeenCalledTimes(2)
})

test('a translated dialog sends an SMS, and its countdown is seen', async () => {
  await renderAuth({ opens: (open) => open('login', { tab: 'sms', mobile: '13800000001' }) })
  await screen.findByAltText('图形验证码')
  wrapWords(document.body)
  fill({ 图形验证码: '7kqm' })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect((await screen.findByText('120 秒')).isConnected).toBe(true)
})
