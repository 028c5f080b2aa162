import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthError } from '../port/auth-error'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()

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

test('a refusal with retryAfter starts the countdown and shows its message and seconds', async () => {
  const refusal: AuthError = { kind: 'rate-limited', message: '今日次数过多', retryAfter: 30 }
  await askForCode(() => Promise.reject(refusal))
  expect(screen.getByRole('alert').textContent).toBe('今日次数过多（30 秒后可重试）')
  expect(button('30 秒')).not.toBeNull()
  await pass(30_000)
  expect(button('获取验证码')).not.toBeNull()
})

test('a refusal for longer than the button counts says what it counts', async () => {
  await askForCode(() => Promise.reject({ kind: 'rate-limited', message: '', retryAfter: 3600 }))
  expect(button('600 秒')).not.toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('600 秒')
})

test('a refusal with retryAfter moves the focus from the disabled button to the code', async () => {
  await askForCode(() => Promise.reject({ kind: 'rate-limited', message: '', retryAfter: 30 }))
  expect(button('30 秒')?.matches(':disabled')).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('手机验证码'))
})

test('a refusal about a field moves the focus there', async () => {
  const refusal: AuthError = {
    kind: 'business',
    code: 'mobile-taken',
    message: '手机号已存在',
    retryAfter: 30,
  }
  await askForCode(() => Promise.reject(refusal))
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
})
