import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { responseTimeout } from '../port/call-backend'
import type { AuthBackend } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()
afterEach(() => vi.unstubAllGlobals())

async function logIn(loginWithPassword: AuthBackend['loginWithPassword']) {
  const onSignedIn = vi.fn()
  await renderAuth({
    backend: createFakeBackend({ loginWithPassword }),
    onSignedIn,
    opens: (open) => open('login'),
  })
  await pass(0)
  fill({ 手机号: '13800000001', 密码: 'shuyuan123' })
  screen.getByRole('button', { name: '立即登录' }).click()
  await pass(0)
  return { onSignedIn }
}

test('shows an error if the backend never responds, and allows a retry', async () => {
  await logIn(() => new Promise(() => undefined))
  await pass(responseTimeout - 1)
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(1)
  expect(screen.getByRole('alert').textContent).toBe('请求超时，稍后再试')
  expect(screen.getByRole('button', { name: '立即登录' }).getAttribute('aria-busy')).not.toBe(
    'true',
  )
})

test('shows that the browser is offline when fetch throws', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await logIn(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(screen.getByRole('alert').textContent).toBe('网络连接失败，检查网络后重试')
})

test('a response without a token does not sign in', async () => {
  const { onSignedIn } = await logIn(() => Promise.resolve(JSON.parse('{}')))
  expect(screen.getByRole('alert').textContent).toBe('服务器暂时无法响应，稍后再试')
  expect(onSignedIn).not.toHaveBeenCalled()
})
