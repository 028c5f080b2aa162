import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AuthEvent } from '../port/auth-event'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'
import { mobile, secrets } from '../testing/secrets'

fakeClock()
afterEach(() => vi.unstubAllGlobals())

test('emits the kind and code of a failure, not its message', async () => {
  const events: AuthEvent[] = []
  await renderAuth({
    backend: createFakeBackend({
      loginWithPassword: () =>
        Promise.reject(fakeFailure(`账号 ${mobile} 已被锁定`, 'credentials-wrong')),
    }),
    opens: (open) => open('login'),
    onEvent: (event) => events.push(event),
  })
  fill({ 手机号: mobile, 密码: secrets.password })
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  await pass(0)
  expect(events.slice(1)).toEqual([
    { type: 'submitted', action: 'password-login' },
    { type: 'failed', action: 'password-login', kind: 'business', code: 'credentials-wrong' },
  ])
})

test('emits an event for an SMS that was not sent', async () => {
  const events: AuthEvent[] = []
  await renderAuth({
    backend: createFakeBackend({
      sendSmsCode: () => Promise.reject(fakeFailure('', null, 'rate-limited')),
    }),
    opens: (open) => open('login', { tab: 'sms' }),
    onEvent: (event) => events.push(event),
  })
  await pass(0)
  fill({ 手机号: mobile, 图形验证码: secrets.captcha })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await pass(0)
  expect(events).toContainEqual({
    type: 'sms-failed',
    scene: 'login',
    kind: 'rate-limited',
    code: null,
  })
})

test('a listener that throws does not affect the dialogs', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const onSignedIn = vi.fn()
  await renderAuth({
    opens: (open) => open('login'),
    onSignedIn,
    onEvent() {
      throw new Error('no tracker')
    },
  })
  fill({ 手机号: mobile, 密码: secrets.password })
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  await pass(0)
  expect(onSignedIn).toHaveBeenCalledTimes(1)
  expect(reported).toHaveBeenCalledWith(new Error('no tracker'))
})
