import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthError } from '../port/auth-error'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fill } from '../testing/fill'
import { pass, renderAuth } from '../testing/render-auth'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function askForCode(sendSmsCode: AuthBackend['sendSmsCode']) {
  await renderAuth({
    backend: createFakeBackend({ sendSmsCode }),
    opens: (open) => open('login', { tab: 'sms' }),
  })
  await pass(0)
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await pass(0)
}

const button = (name: string) => screen.queryByRole('button', { name })

test('waits for the retryAfter of the server', async () => {
  await askForCode(async () => ({ retryAfter: 45 }))
  expect(button('45 秒')).not.toBeNull()
  await pass(45_000)
  expect(button('获取验证码')).not.toBeNull()
})

test('a refusal with retryAfter starts the countdown and shows its message', async () => {
  const refusal: AuthError = { kind: 'rate-limited', message: '今日次数过多', retryAfter: 30 }
  await askForCode(() => Promise.reject(refusal))
  expect(screen.getByRole('alert').textContent).toBe('今日次数过多')
  expect(button('30 秒')).not.toBeNull()
  await pass(30_000)
  expect(button('获取验证码')).not.toBeNull()
})
