import { setWithoutEvent as setFieldWithoutEvent } from '@shuyuan/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeAccountBackend } from '../account/account.fixture'
import { ChangePasswordForm } from '../account/change-password-form'
import { BindMobileForm } from '../bind-mobile/bind-mobile-form'
import { zhCn } from '../locales/zh-cn'
import { PasswordLoginForm } from '../login/password-login-form'
import { SmsLoginForm } from '../login/sms-login-form'
import { AuthProvider } from '../provider/auth-provider'
import { RegisterForm } from '../register/register-form'
import { ResetPasswordForm } from '../reset-password/reset-password-form'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill, renderAuth } from '../testing/render-auth'

afterEach(() => {
  document.body.replaceChildren()
})

function setWithoutEvent(label: string, value: string) {
  setFieldWithoutEvent(screen.getByLabelText(label), value)
}

function fakeLogin() {
  const loginWithPassword = vi.fn(async () => ({ token: 'fake-token' }))
  return { loginWithPassword, backend: createFakeBackend({ loginWithPassword }) }
}

const both = { mobile: '13800000001', password: 'shuyuan123' }

test('signs in with a phone and a password filled in without an event', async () => {
  const { backend, loginWithPassword } = fakeLogin()
  const { user } = await renderAuth({ backend, opens: (open) => open('login') })
  setWithoutEvent('手机号', '13800000001')
  setWithoutEvent('密码', 'shuyuan123')
  await user.click(screen.getByRole('button', { name: '立即登录' }))
  await waitFor(() => expect(loginWithPassword).toHaveBeenCalledOnce())
  expect(loginWithPassword).toHaveBeenCalledWith(both, expect.anything())
})

test.each([
  ['手机号', '13800000001', { 密码: 'shuyuan123' }],
  ['密码', 'shuyuan123', { 手机号: '13800000001' }],
])('typing in another field keeps the autofilled %s', async (label, value, typed) => {
  const { backend, loginWithPassword } = fakeLogin()
  const { user } = await renderAuth({ backend, opens: (open) => open('login') })
  setWithoutEvent(label, value)
  fill(typed)
  await user.click(screen.getByRole('button', { name: '立即登录' }))
  await waitFor(() => expect(loginWithPassword).toHaveBeenCalledWith(both, expect.anything()))
})

test('sends an SMS to a phone filled in without an event', async () => {
  const sendSmsCode = vi.fn(async () => undefined)
  const { user } = await renderAuth({
    backend: createFakeBackend({ sendSmsCode }),
    opens: (open) => open('login', { tab: 'sms' }),
  })
  await screen.findByAltText(zhCn.captchaImage)
  setWithoutEvent('手机号', '+86 138 0000 0001')
  fill({ 图形验证码: '７kqm' })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await waitFor(() =>
    expect(sendSmsCode).toHaveBeenCalledWith(
      { mobile: '13800000001', imageKey: 'image-1', imageCaptcha: '7kqm', scene: 'login' },
      expect.anything(),
    ),
  )
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
})

test.each([
  ['typed', async (text: string) => fill({ 手机号: text })],
  [
    'pasted',
    (text: string) =>
      userEvent.click(screen.getByLabelText('手机号')).then(() => userEvent.paste(text)),
  ],
])(
  'a phone that is %s with invisible characters is shown and sent without them',
  async (_, enter) => {
    const { backend, loginWithPassword } = fakeLogin()
    const { user } = await renderAuth({ backend, opens: (open) => open('login') })
    await enter('\u202d138 0000-0001\u202c')
    expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
    fill({ 密码: 'shuyuan123' })
    await user.click(screen.getByRole('button', { name: '立即登录' }))
    await waitFor(() => expect(loginWithPassword).toHaveBeenCalledWith(both, expect.anything()))
  },
)

test('removes invisible characters from the phone that a dialog is opened with', async () => {
  await renderAuth({ opens: (open) => open('register', { mobile: '+86 13800000001' }) })
  expect(screen.getByLabelText('手机号')).toHaveProperty('value', '13800000001')
})

const forms: [name: string, form: ReactElement][] = [
  ['password login', <PasswordLoginForm key="1" />],
  ['SMS login', <SmsLoginForm key="2" />],
  ['registration', <RegisterForm key="3" />],
  ['password reset', <ResetPasswordForm key="4" />],
  ['binding', <BindMobileForm key="5" />],
  [
    'password change',
    <ChangePasswordForm
      key="6"
      backend={fakeAccountBackend()}
      mobile="13800000001"
      onChanged={() => undefined}
    />,
  ],
]

test.each(forms)('keeps what is typed before hydration: %s', async (_, form) => {
  const app = (
    <AuthProvider backend={createFakeBackend()} locale={zhCn} onSignedIn={() => undefined}>
      {form}
    </AuthProvider>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(app)
  const inputs = [...container.querySelectorAll<HTMLInputElement>('label + div > input')]
  const typed = inputs.map((_, index) => `1380000000${index}`)
  inputs.forEach((input, index) => {
    input.value = typed[index] ?? ''
  })
  const root = await act(async () => hydrateRoot(container, app))
  fireEvent.submit(inputs[0] ?? container)
  await act(async () => root.render(app))
  expect(inputs.length).toBeGreaterThan(1)
  expect(inputs.map(({ isConnected, value }) => isConnected && value)).toEqual(typed)
  expect(container.textContent).not.toMatch(/请输入|请设置/)
  await act(async () => root.unmount())
})

test.each(['新用户注册', '忘记密码'])(
  '%s keeps a phone filled in without an event',
  async (link) => {
    const { user } = await renderAuth({ opens: (open) => open('login') })
    setWithoutEvent('手机号', '138 0000 0001')
    await user.click(screen.getByRole('button', { name: link }))
    expect(await screen.findByLabelText('手机号')).toHaveProperty('value', '13800000001')
    expect(screen.queryByRole('button', { name: '立即登录' })).toBeNull()
  },
)
