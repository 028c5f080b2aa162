import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'
import { BindMobileForm } from './bind-mobile-form'

const filled = { 手机号: '13900000000', 图形验证码: '7kqm', 手机验证码: '112233' }

test('on a page it binds to the signed-in account and notifies the page', async () => {
  const bindMobile = vi.fn(async () => undefined)
  const onBound = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({ bindMobile }),
    children: <BindMobileForm onBound={onBound} />,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  fill(filled)
  await user.click(screen.getByRole('button', { name: '立即绑定' }))
  await waitFor(() => expect(onBound).toHaveBeenCalledWith('13900000000'))
  expect(bindMobile).toHaveBeenCalledWith(
    { mobile: '13900000000', mobileCode: '112233' },
    expect.any(AbortSignal),
  )
})

test('in the dialog it signs the third-party login in and closes', async () => {
  const registerWithSocialite = vi.fn(async () => ({ token: 'T' }))
  const onSignedIn = vi.fn()
  const { user } = await renderAuth({
    backend: createFakeBackend({ registerWithSocialite }),
    onSignedIn,
    opens: (open) => open('bind-mobile', { code: 'C' }),
  })
  expect(screen.getByRole('dialog', { name: '绑定手机号' })).toBeTruthy()
  fill(filled)
  await user.click(screen.getByRole('button', { name: '立即绑定' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(registerWithSocialite).toHaveBeenCalledWith(
    { mobile: '13900000000', mobileCode: '112233', code: 'C' },
    expect.any(AbortSignal),
  )
  expect(onSignedIn).toHaveBeenCalledWith('T', {
    via: 'bind',
    result: { token: 'T' },
  })
})

test('does not repeat a successful binding if onBound rejects', async () => {
  const bindMobile = vi.fn(async () => undefined)
  const onEvent = vi.fn()
  const onBound = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(fakeFailure('服务器暂时无法响应', null, 'server'))
  const { user } = await renderAuth({
    backend: createFakeBackend({ bindMobile }),
    onEvent,
    children: <BindMobileForm onBound={onBound} />,
  })
  fill(filled)
  const submit = screen.getByRole('button', { name: '立即绑定' })
  await user.click(submit)
  await screen.findByRole('alert')
  await user.click(submit)
  await waitFor(() => expect(onBound).toHaveBeenCalledTimes(2))
  expect(bindMobile).toHaveBeenCalledTimes(1)
  expect(onEvent.mock.calls.filter(([event]) => event.type === 'mobile-bound')).toHaveLength(1)
})

test('passes the same token again if onSignedIn rejects', async () => {
  const registerWithSocialite = vi.fn(async () => ({ token: 'T' }))
  const onSignedIn = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(fakeFailure('服务器暂时无法响应', null, 'server'))
  const { user } = await renderAuth({
    backend: createFakeBackend({ registerWithSocialite }),
    onSignedIn,
    opens: (open) => open('bind-mobile', { code: 'C' }),
  })
  fill(filled)
  const submit = screen.getByRole('button', { name: '立即绑定' })
  await user.click(submit)
  await screen.findByRole('alert')
  await user.click(submit)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(registerWithSocialite).toHaveBeenCalledTimes(1)
  expect(onSignedIn).toHaveBeenCalledTimes(2)
})

test('shows that no account can be created, and allows a new code immediately', async () => {
  const refused = fakeFailure('', 'account-not-made')
  const { user } = await renderAuth({
    backend: createFakeBackend({ registerWithSocialite: () => Promise.reject(refused) }),
    opens: (open) => open('bind-mobile', { code: 'C', scene: 'login' }),
  })
  await screen.findByRole('img', { name: '图形验证码' })
  fill({ 手机号: '13900000000', 图形验证码: '7kqm' })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /秒$/ })
  fill({ 手机验证码: '112233' })
  await user.click(screen.getByRole('button', { name: '立即绑定' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    '无法用该第三方账号注册，用手机号登录后到用户中心绑定',
  )
  // The code is used up, so another one can be requested.
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '其他方式登录' }))
  expect(await screen.findByRole('dialog', { name: '登录' })).toBeTruthy()
})

test('shows that a mobile with an account can sign in', async () => {
  const refused = fakeFailure('', 'account-exists')
  const { user } = await renderAuth({
    backend: createFakeBackend({ registerWithSocialite: () => Promise.reject(refused) }),
    opens: (open) => open('bind-mobile', { code: 'C', scene: 'login' }),
  })
  await screen.findByRole('img', { name: '图形验证码' })
  fill(filled)
  await user.click(screen.getByRole('button', { name: '立即绑定' }))
  expect((await screen.findByRole('alert')).textContent).toBe(
    '该手机号已有账号，用手机号登录后到用户中心绑定',
  )
  const mobile = screen.getByRole('textbox', { name: '手机号' })
  await waitFor(() => expect(document.activeElement).toBe(mobile))
})

test('a repeated binding is silent, any other refusal is not', async () => {
  const bindMobile = vi
    .fn(createFakeBackend().bindMobile)
    .mockRejectedValueOnce(fakeFailure('请勿重复绑定', 'already-bound'))
    .mockRejectedValueOnce(fakeFailure('手机号已存在', 'mobile-taken'))
  const { user } = await renderAuth({
    backend: createFakeBackend({ bindMobile }),
    children: <BindMobileForm />,
  })
  fill(filled)
  const submit = screen.getByRole('button', { name: '立即绑定' })
  await user.click(submit)
  await waitFor(() => expect(submit.getAttribute('aria-busy')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(submit)
  expect((await screen.findByRole('alert')).textContent).toBe('手机号已存在')
})
