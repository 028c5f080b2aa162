import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createMemoryAuthStore } from '../port/auth-store'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, pass, renderAuth } from '../testing/render-auth'

fakeClock()

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

function valueOf(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

async function openSmsLogin(props: Parameters<typeof renderAuth>[0]) {
  const view = await renderAuth({ opens: (open) => open('login', { tab: 'sms' }), ...props })
  await pass(0)
  return view
}

async function send() {
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await pass(0)
}

test('rejects a phone that is too long before a code is sent', async () => {
  const sendSmsCode = vi.fn(async () => undefined)
  const loginWithSms = vi.fn(async () => ({ token: 'T' }))
  await openSmsLogin({ backend: createFakeBackend({ sendSmsCode, loginWithSms }) })
  type('手机号', ` ${'1'.repeat(21)} `)
  type('图形验证码', '7kqm')
  type('手机验证码', '012345')
  await send()
  expect(screen.getByText('手机号最多 20 个字符')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  await pass(0)
  expect(screen.getByText('手机号最多 20 个字符')).toBeTruthy()
  expect([sendSmsCode, loginWithSms].map(({ mock }) => mock.calls)).toEqual([[], []])
  type('手机号', ` ${'1'.repeat(20)} `)
  await send()
  expect(sendSmsCode).toHaveBeenCalledOnce()
})

test('counts down 120 s from the server’s confirmation, then allows sending again', async () => {
  const sendSmsCode = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2000))
  })
  await openSmsLogin({ backend: createFakeBackend({ sendSmsCode }) })
  type('手机号', '13800000001')
  type('图形验证码', '7kqm')
  await send()
  expect(sendSmsCode).toHaveBeenCalledWith(
    { mobile: '13800000001', imageKey: 'image-1', imageCaptcha: '7kqm', scene: 'login' },
    expect.any(AbortSignal),
  )
  await send()
  expect(sendSmsCode).toHaveBeenCalledTimes(1)
  await pass(2000)
  expect(screen.getByRole('button', { name: '120 秒' }).matches(':disabled')).toBe(true)
  expect(screen.getByText('验证码已发送至 13800000001，注意查收')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('手机验证码'))
  await pass(1000)
  expect(screen.getByRole('button', { name: '119 秒' })).toBeTruthy()
  await pass(119_000)
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy()
})

test('after the countdown there is a new image and an empty captcha field', async () => {
  const fetchCaptchaImage = vi.fn(createFakeBackend().fetchCaptchaImage)
  await openSmsLogin({ backend: createFakeBackend({ fetchCaptchaImage }) })
  type('手机号', '13800000001')
  type('图形验证码', '7kqm')
  await send()
  expect(valueOf('图形验证码')).toBe('7kqm')
  await pass(120_000)
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
  expect(valueOf('图形验证码')).toBe('')
})

test('a failure replaces the captcha, ends the countdown and shows its message', async () => {
  const fetchCaptchaImage = vi.fn(createFakeBackend().fetchCaptchaImage)
  await openSmsLogin({
    backend: createFakeBackend({
      fetchCaptchaImage,
      sendSmsCode: () => Promise.reject(fakeFailure('图形验证码错误', 'captcha-wrong')),
    }),
  })
  type('手机号', '13800000001')
  type('图形验证码', 'wrong')
  await send()
  expect(screen.getByRole('alert').textContent).toBe('图形验证码错误')
  expect(valueOf('图形验证码')).toBe('')
  expect(valueOf('手机号')).toBe('13800000001')
  expect(fetchCaptchaImage).toHaveBeenCalledTimes(2)
  expect(document.activeElement).toBe(screen.getByLabelText('图形验证码'))
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy()
})

test('the key sent belongs to the image shown', async () => {
  const sendSmsCode = vi.fn(async () => undefined)
  await openSmsLogin({ backend: createFakeBackend({ sendSmsCode }) })
  type('图形验证码', 'old')
  fireEvent.click(screen.getByRole('button', { name: '换一张' }))
  await pass(0)
  expect(valueOf('图形验证码')).toBe('')
  type('手机号', '13800000001')
  type('图形验证码', 'new')
  await send()
  expect(sendSmsCode).toHaveBeenCalledWith(
    expect.objectContaining({ imageKey: 'image-2', imageCaptcha: 'new' }),
    expect.any(AbortSignal),
  )
})

test('the countdown belongs to the phone and survives closing', async () => {
  const store = createMemoryAuthStore()
  const first = await openSmsLogin({ store })
  type('手机号', '13800000001')
  type('图形验证码', '7kqm')
  await send()
  type('手机号', '13800000002')
  expect(screen.getByRole('button', { name: '获取验证码' })).toBeTruthy()
  first.unmount()

  await openSmsLogin({ store })
  type('手机号', '13800000001')
  expect(screen.getByRole('button', { name: '120 秒' })).toBeTruthy()
})

test('a phone with a sent code needs no second captcha to sign in', async () => {
  const loginWithSms = vi.fn(async () => ({ token: 'T' }))
  await openSmsLogin({ backend: createFakeBackend({ loginWithSms }) })
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  expect(screen.getByText('请输入手机号!')).toBeTruthy()
  expect(screen.getByText('请输入图形验证码!')).toBeTruthy()
  expect(screen.getByText('请输入手机验证码!')).toBeTruthy()
  type('手机号', '13800000001')
  type('图形验证码', '7kqm')
  await send()
  await pass(130_000)
  expect(valueOf('图形验证码')).toBe('')
  type('手机验证码', '【书院】验证码 012345，5 分钟内有效')
  fireEvent.click(screen.getByRole('button', { name: '立即登录' }))
  await pass(0)
  expect(loginWithSms).toHaveBeenCalledWith(
    { mobile: '13800000001', mobileCode: '012345' },
    expect.any(AbortSignal),
  )
})
