import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'

const filled = {
  手机号: '13900000000',
  图形验证码: '7kqm',
  手机验证码: '112233',
  密码: 'shuyuan123',
}

const site = {
  userProtocolUrl: 'https://site.example/user',
  privacyProtocolUrl: 'https://site.example/privacy',
}

test('requires the checkbox, whose documents are links', async () => {
  const register = vi.fn(async () => undefined)
  const { user } = await renderAuth({
    backend: createFakeBackend({ register }),
    site,
    opens: (open) => open('register'),
  })
  fill(filled)
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  const tick = screen.getByRole('checkbox', { name: /同意/ })
  expect(screen.getByText('请同意《用户协议》和《隐私政策》')).toBeTruthy()
  expect(document.activeElement).toBe(tick)
  expect(register).not.toHaveBeenCalled()
  expect(screen.getByRole('link', { name: '《用户协议》' }).getAttribute('href')).toBe(
    site.userProtocolUrl,
  )
  expect(screen.getByRole('link', { name: '《隐私政策》' }).getAttribute('href')).toBe(
    site.privacyProtocolUrl,
  )
})

test('registers, notifies and opens login with the phone filled in', async () => {
  const register = vi.fn(async () => undefined)
  const notify = vi.fn()
  const onRegistered = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({ register }),
    notify,
    onRegistered,
    opens: (open) => open('register'),
  })
  fill(filled)
  await user.click(screen.getByRole('checkbox', { name: /同意/ }))
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  await screen.findByRole('dialog', { name: '登录' })
  expect(register).toHaveBeenCalledWith(
    { mobile: '13900000000', mobileCode: '112233', password: 'shuyuan123' },
    expect.any(AbortSignal),
  )
  expect(notify).toHaveBeenCalledWith('success', '注册成功，现在可以登录')
  expect(onRegistered).toHaveBeenCalledWith('13900000000')
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13900000000')
})

test('without notify, the login dialog shows the success', async () => {
  const { user } = await renderAuth({ opens: (open) => open('register') })
  fill(filled)
  await user.click(screen.getByRole('checkbox', { name: /同意/ }))
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  await screen.findByRole('dialog', { name: '登录' })
  expect(screen.getByText('注册成功，现在可以登录')).toBeTruthy()
})

test('a refusal keeps all values', async () => {
  const { user } = await renderAuth({
    backend: createFakeBackend({
      register: () => Promise.reject(fakeFailure('手机号已存在', 'mobile-taken')),
    }),
    opens: (open) => open('register'),
  })
  fill(filled)
  await user.click(screen.getByRole('checkbox', { name: /同意/ }))
  await user.click(screen.getByRole('button', { name: '立即注册' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('手机号已存在'))
  for (const [label, value] of Object.entries(filled)) {
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value)
  }
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
})

test('returns to login', async () => {
  const { user } = await renderAuth({ opens: (open) => open('register', { mobile: '139' }) })
  await user.click(screen.getByRole('button', { name: '返回登录' }))
  expect(screen.getByRole('dialog', { name: '登录' })).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('139')
})

test('shows the password’s rules before typing', async () => {
  await renderAuth({ site, opens: (open) => open('register') })
  expect(screen.getByText('6 至 16 个字符')).toBeTruthy()
  expect(screen.getByLabelText('密码').getAttribute('autocomplete')).toBe('new-password')
  await screen.findByRole('img', { name: '图形验证码' })
})
