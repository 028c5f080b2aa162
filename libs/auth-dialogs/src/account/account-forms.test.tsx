import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { en } from '../locales/en'
import { createMemoryAuthStore } from '../port/auth-store'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fill, renderAuth } from '../testing/render-auth'
import type { AccountBackend } from './account-backend'
import { ChangeMobileForm } from './change-mobile-form'
import { ChangePasswordForm } from './change-password-form'
import { fakeAccountBackend } from './account.fixture'
import { ProveMobileForm } from './prove-mobile-form'

const mobile = '13800000001'
const anySignal = expect.any(AbortSignal)

async function changing(
  overrides: Partial<AccountBackend>,
  onChanged = vi.fn(),
  store = createMemoryAuthStore(),
) {
  const sendSmsCode = vi.fn(async () => undefined)
  const backend = fakeAccountBackend(overrides)
  const harness = await renderAuth({
    store,
    backend: createFakeBackend({ sendSmsCode }),
    children: <ChangeMobileForm backend={backend} mobile={mobile} onChanged={onChanged} />,
  })
  const { user } = harness
  return {
    ...harness,
    sendSmsCode,
    async prove() {
      await screen.findByRole('img', { name: '图形验证码' })
      fill({ 图形验证码: '7kqm' })
      await user.click(screen.getByRole('button', { name: '获取验证码' }))
      fill({ 手机验证码: '012345' })
      await user.click(screen.getByRole('button', { name: '下一步' }))
    },
    async change(to: string) {
      await screen.findByRole('textbox', { name: '手机号' })
      fill({ 手机号: to, 图形验证码: '7kqm', 手机验证码: '543210' })
      await user.click(screen.getByRole('button', { name: '确认修改' }))
    },
  }
}

test('sends the code to the current number, which is never shown in full', async () => {
  const { container, sendSmsCode, prove } = await changing({})
  expect(container.textContent).toContain('138****0001')
  expect(container.innerHTML).not.toContain(mobile)
  await prove()
  expect(sendSmsCode).toHaveBeenCalledWith(
    expect.objectContaining({ mobile, scene: 'mobile_bind' }),
    anySignal,
  )
})

test('uses the language of the provider with the host’s overrides', async () => {
  await renderAuth({
    locale: en,
    children: (
      <ChangeMobileForm
        backend={fakeAccountBackend()}
        mobile={mobile}
        messages={{ next: 'Go on' }}
        onChanged={() => undefined}
      />
    ),
  })
  expect(screen.getByText('Verify your current number').getAttribute('aria-current')).toBe('step')
  expect(screen.getByRole('button', { name: 'Go on' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/[\u4e00-\u9fff]/)
})

test('verifies a code only once, even if onProven fails', async () => {
  const verifyMobile = vi.fn(async () => ({ sign: 'S' }))
  const onProven = vi.fn<(sign: string) => Promise<void>>().mockRejectedValueOnce(fakeFailure('忙'))
  const { user } = await renderAuth({
    children: (
      <ProveMobileForm
        backend={fakeAccountBackend({ verifyMobile })}
        mobile={mobile}
        onProven={onProven}
      />
    ),
  })
  const submit = () => user.click(screen.getByRole('button', { name: '下一步' }))
  fill({ 图形验证码: '7kqm' })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /秒/ })
  fill({ 手机验证码: '012345' })
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('忙')
  await submit()
  await waitFor(() => expect(onProven.mock.calls).toEqual([['S'], ['S']]))
  expect(verifyMobile).toHaveBeenCalledOnce()
})

test('sends the verification of the old number with the new one', async () => {
  const changeMobile = vi.fn(async () => undefined)
  const onChanged = vi.fn()
  const { prove, change } = await changing(
    { changeMobile, verifyMobile: async () => ({ sign: 'S' }) },
    onChanged,
  )
  await prove()
  const field = await screen.findByRole('textbox', { name: '手机号' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText('绑定新手机号').getAttribute('aria-current')).toBe('step')
  await change('13900000000')
  await waitFor(() => expect(onChanged).toHaveBeenCalledWith('13900000000'))
  expect(changeMobile).toHaveBeenCalledExactlyOnceWith(
    { mobile: '13900000000', mobileCode: '543210', sign: 'S' },
    anySignal,
  )
})

test('allows another code immediately after the form was closed at its second step', async () => {
  const store = createMemoryAuthStore()
  const { prove, unmount } = await changing({}, undefined, store)
  await prove()
  await screen.findByText('验证通过', { exact: false })
  unmount()
  await changing({}, undefined, store)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '获取验证码' }).disabled).toBe(false)
})

test.each(['12345', '12345678901234567'])('the password %s is not sent', async (password) => {
  const changePassword = vi.fn(async () => undefined)
  const { user } = await renderAuth({
    children: (
      <ChangePasswordForm
        backend={fakeAccountBackend({ changePassword })}
        mobile={mobile}
        onChanged={() => undefined}
      />
    ),
  })
  fill({ 图形验证码: '7kqm', 手机验证码: '012345', 新密码: password })
  await user.click(screen.getByRole('button', { name: '保存密码' }))
  expect(await screen.findByText('密码长度为 6 至 16 个字符')).toBeTruthy()
  expect(changePassword).not.toHaveBeenCalled()
})

test('a new password is sent with the number of the account', async () => {
  const changePassword = vi.fn(async () => undefined)
  const onChanged = vi.fn()
  const { user } = await renderAuth({
    children: (
      <ChangePasswordForm
        backend={fakeAccountBackend({ changePassword })}
        mobile={mobile}
        onChanged={onChanged}
      />
    ),
  })
  fill({ 图形验证码: '7kqm', 手机验证码: '012345', 新密码: 'brand-new-9' })
  await user.click(screen.getByRole('button', { name: '保存密码' }))
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(changePassword).toHaveBeenCalledExactlyOnceWith(
    { mobile, mobileCode: '012345', password: 'brand-new-9' },
    anySignal,
  )
})

test.each([
  ['请绑定手机号', null, true],
  ['短信验证码错误', 'sms-code-wrong', false],
])('after %s (%s) another code can be requested immediately: %s', async (message, code, isFree) => {
  const changePassword = vi.fn(() => Promise.reject(fakeFailure(message, code)))
  const { user } = await renderAuth({
    children: (
      <ChangePasswordForm
        backend={fakeAccountBackend({ changePassword })}
        mobile={mobile}
        onChanged={() => undefined}
      />
    ),
  })
  await screen.findByRole('img', { name: '图形验证码' })
  fill({ 图形验证码: '7kqm' })
  await user.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /秒$/ })
  fill({ 手机验证码: '012345', 新密码: 'secret1' })
  await user.click(screen.getByRole('button', { name: '保存密码' }))
  await screen.findAllByText(message)
  expect(screen.queryByRole('button', { name: '获取验证码' }) !== null).toBe(isFree)
})
