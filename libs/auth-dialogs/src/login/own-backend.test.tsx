import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthHarnessProps } from '../testing/auth-harness'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()

const { loginWithPassword, loginWithSms, sendSmsCode, register, fetchCaptchaImage } =
  createFakeBackend()
const thirdParties = { site: { wechat: true, qq: true }, navigate: () => undefined }

async function openLogin(backend: AuthBackend, props: AuthHarnessProps = {}) {
  const onSignedIn = vi.fn()
  await renderAuth({ backend, onSignedIn, opens: (open) => open('login'), ...props })
  await pass(0)
  return { onSignedIn }
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

function names(role: string) {
  return screen
    .queryAllByRole(role)
    .map((element) => element.getAttribute('aria-label') ?? element.textContent)
}

test('a backend of one method: one form and nothing else', async () => {
  const { onSignedIn } = await openLogin({ loginWithPassword }, thirdParties)
  expect(names('tab')).toEqual([])
  expect(names('button')).toEqual(['关闭', '显示明文', '立即登录'])
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  await press('立即登录')
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('sends an SMS immediately without a captcha', async () => {
  const send = vi.fn(sendSmsCode)
  const { onSignedIn } = await openLogin({ loginWithSms, sendSmsCode: send, register })
  expect(names('textbox')).toHaveLength(2)
  expect(names('button')).not.toContain('换一张')
  fill({ 手机号: '13800000001' })
  await press('获取验证码')
  expect(send).toHaveBeenCalledWith(
    { mobile: '13800000001', imageKey: '', imageCaptcha: '', scene: 'login' },
    expect.any(AbortSignal),
  )
  await pass(120_000)
  await press('获取验证码')
  expect(send).toHaveBeenCalledTimes(2)
  fill({ 手机验证码: '012345' })
  await press('立即登录')
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('shows a captcha refusal for the whole form without a captcha', async () => {
  const refusal = { kind: 'business', code: 'captcha-wrong', message: '图形验证码错误' }
  await openLogin({ loginWithSms, sendSmsCode: () => Promise.reject(refusal) })
  fill({ 手机号: '13800000001' })
  await press('获取验证码')
  expect(screen.getByRole('alert').textContent).toBe('图形验证码错误')
  expect(screen.getByRole('alert').getAttribute('data-auth-part')).toBe('failure')
})

test('shows only links that the backend supports', async () => {
  await openLogin({ loginWithPassword, sendSmsCode, fetchCaptchaImage, register })
  expect(names('button')).toContain('新用户注册')
  expect(names('button')).not.toContain('忘记密码')
})

test('methods selects and orders the sign-in methods', async () => {
  await openLogin(createFakeBackend(), {
    ...thirdParties,
    methods: ['qq', 'sms', 'password', 'wechat'],
  })
  expect(names('tab')).toEqual(['短信登录', '密码登录'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('短信登录')
  expect(names('button').slice(-2)).toEqual(['QQ登录', '微信登录'])
})

test('a third party alone has no heading, and an unsupported tab does not open', async () => {
  await openLogin(createFakeBackend(), {
    methods: ['wechat'],
    opens: (open) => open('login', { tab: 'sms' }),
  })
  expect(names('button')).toEqual(['关闭', '微信登录'])
  expect(screen.queryByText('其他登录方式')).toBeNull()
})

test('shows an error for a dialog that the backend does not support', async () => {
  vi.stubGlobal('reportError', vi.fn())
  await openLogin(
    { sendSmsCode, loginWithPassword },
    { opens: (open) => open('bind-mobile', { code: 'c' }) },
  )
  fill({ 手机号: '13800000001', 手机验证码: '012345' })
  await press('立即绑定')
  expect(screen.getByRole('alert').textContent).toBe('操作失败，稍后再试')
  expect(reportError).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
