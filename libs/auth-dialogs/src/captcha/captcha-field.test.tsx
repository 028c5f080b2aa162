import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AuthBackend, AuthCaptcha } from '../port/auth-backend'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'
import { hideTab } from '../testing/hide-tab'

fakeClock()

async function openRegister(overrides: Partial<AuthBackend> = {}) {
  const backend = createFakeBackend(overrides)
  const fetchCaptchaImage = vi.spyOn(backend, 'fetchCaptchaImage')
  const sendSmsCode = vi.spyOn(backend, 'sendSmsCode')
  const onEvent = vi.fn()
  await renderAuth({ backend, onEvent, opens: (open) => open('register') })
  await pass(0)
  const shownTimes = () =>
    onEvent.mock.calls.filter(([event]) => event.type === 'captcha-shown').length
  return { fetchCaptchaImage, sendSmsCode, shownTimes }
}

async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

const field = () => screen.getByLabelText<HTMLInputElement>('图形验证码')

test('fetches one image on opening, also under StrictMode, and one more by 换一张', async () => {
  const { fetchCaptchaImage, shownTimes } = await openRegister()
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('img', { name: '图形验证码' })).toBeTruthy()
  await click('换一张')
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
  expect(shownTimes()).toBe(2)
})

test('an image of an older request never replaces a newer one', async () => {
  const answers: ((captcha: AuthCaptcha) => void)[] = []
  const { sendSmsCode } = await openRegister({
    // Ignores the signal, so an aborted request still gets its reply.
    fetchCaptchaImage: () => new Promise((resolve) => answers.push(resolve)),
  })
  await click('换一张')
  expect(answers).toHaveLength(2)
  answers[1]?.({ key: 'new', image: 'data:,new' })
  await pass(0)
  answers[0]?.({ key: 'old', image: 'data:,old' })
  await pass(0)
  expect(screen.getByRole<HTMLImageElement>('img', { name: '图形验证码' }).src).toBe('data:,new')
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  await click('获取验证码')
  expect(sendSmsCode.mock.calls[0]?.[0]).toMatchObject({ imageKey: 'new' })
})

test('replaces an expired image and clears its answer; in a hidden tab when it becomes visible', async () => {
  const { fetchCaptchaImage } = await openRegister()
  fill({ 图形验证码: 'typed' })
  await pass(299_999)
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(1)
  expect(field().value).toBe('typed')
  await pass(1)
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
  expect(field().value).toBe('')
  hideTab(true)
  await pass(600_000)
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
  hideTab(false)
  await pass(0)
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(3)
})

test('loads a failed image when the connection returns', async () => {
  const fetchCaptchaImage = vi
    .fn(createFakeBackend().fetchCaptchaImage)
    .mockRejectedValueOnce(fakeFailure('', null, 'offline'))
  await openRegister({ fetchCaptchaImage })
  expect(screen.getByText('加载失败')).toBeTruthy()
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await pass(0)
  expect(screen.getByRole('img', { name: '图形验证码' })).toBeTruthy()
})

test('does not send an answer without an image; fetches another image', async () => {
  const { fetchCaptchaImage, sendSmsCode } = await openRegister({
    fetchCaptchaImage: () => Promise.reject(fakeFailure('', null, 'server')),
  })
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  await click('获取验证码')
  expect(sendSmsCode).not.toHaveBeenCalled()
  expect(screen.getByText('请输入图形验证码')).toBeTruthy()
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
})
