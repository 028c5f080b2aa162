import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { en } from '../locales/en'
import { createMemoryAuthStore } from '../port/auth-store'
import { fill, renderAuth } from '../testing/render-auth'

function currentTab() {
  return screen.getByRole('tab', { selected: true }).textContent
}

test('opens on the last tab unless one is requested', async () => {
  const store = createMemoryAuthStore()
  const first = await renderAuth({ store, opens: (open) => open('login') })
  expect(currentTab()).toBe('密码登录')
  await first.user.click(screen.getByRole('tab', { name: '短信登录' }))
  await waitFor(() => expect(store.get('tab')).toBe('sms'))
  first.unmount()

  const second = await renderAuth({ store, opens: (open) => open('login') })
  expect(currentTab()).toBe('短信登录')
  second.unmount()

  await renderAuth({ store, opens: (open) => open('login', { tab: 'password' }) })
  expect(currentTab()).toBe('密码登录')
  expect(store.get('tab')).toBe('sms')
})

test('a choice in another browser tab does not change an open dialog', async () => {
  const store = createMemoryAuthStore()
  const { user } = await renderAuth({ store, opens: (open) => open('login') })
  store.set('tab', 'sms')
  await user.type(screen.getByLabelText('手机号'), '1')
  expect(currentTab()).toBe('密码登录')
})

test('opens with any stored value', async () => {
  const store = createMemoryAuthStore()
  store.set('tab', '<b>x</b>')
  store.set('mobile', '13800000001')
  await renderAuth({ store, opens: (open) => open('login') })
  expect(currentTab()).toBe('密码登录')
  expect(screen.queryByText(/上次登录/)).toBeNull()
})

test('stores the masked phone of the sign-in and shows it as a hint', async () => {
  const store = createMemoryAuthStore()
  const first = await renderAuth({ store, opens: (open) => open('login') })
  expect(screen.queryByText(/上次登录/)).toBeNull()
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  await first.user.click(screen.getByRole('button', { name: '立即登录' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.get('mobile')).toBe('138****0001')
  first.unmount()

  const second = await renderAuth({ store, opens: (open) => open('login') })
  const hint = screen.getByText('上次登录：138****0001')
  expect(screen.getByLabelText('手机号').getAttribute('aria-describedby')).toBe(hint.id)
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('')
  await second.user.click(screen.getByRole('tab', { name: '短信登录' }))
  expect(screen.getByText('上次登录：138****0001')).toBeTruthy()
  second.unmount()

  await renderAuth({ store, locale: en, opens: (open) => open('login') })
  expect(screen.getByText('Last signed in: 138****0001')).toBeTruthy()
})

test('does not store the phone of a failed sign-in', async () => {
  const store = createMemoryAuthStore()
  const { user } = await renderAuth({
    store,
    onSignedIn: () => Promise.reject({ kind: 'offline', message: '网络连接失败' }),
    opens: (open) => open('login'),
  })
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  await user.click(screen.getByRole('button', { name: '立即登录' }))
  await screen.findByRole('alert')
  expect(store.get('mobile')).toBeNull()
})
