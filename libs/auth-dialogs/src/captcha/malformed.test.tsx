import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill, renderAuth } from '../testing/render-auth'

/** Creates a backend whose reply does not match its types. */
const answering = (method: keyof AuthBackend, json: string) =>
  createFakeBackend({ [method]: async () => JSON.parse(json) })

test('sends no SMS without the key of a captcha', async () => {
  const sendSmsCode = vi.fn(async () => undefined)
  const backend = { ...answering('fetchCaptchaImage', '{}'), sendSmsCode }
  await renderAuth({ backend, opens: (open) => open('login', { tab: 'sms' }) })
  expect(await screen.findByText('加载失败')).toBeTruthy()
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  expect(screen.getByText('请输入图形验证码')).toBeTruthy()
  expect(sendSmsCode).not.toHaveBeenCalled()
})

test('an empty QR code is a failure', async () => {
  await renderAuth({
    backend: answering('startScanLogin', '{}'),
    opens: (open) => open('scan'),
  })
  expect(await screen.findByText(/服务器暂时无法响应/)).toBeTruthy()
})
