import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()
afterEach(() => vi.unstubAllGlobals())

const field = () => screen.getByLabelText<HTMLInputElement>('手机验证码')

async function openReset() {
  const view = await renderAuth({ opens: (open) => open('reset') })
  await pass(0)
  return view
}

async function send() {
  fill({ 手机号: '13800000001', 图形验证码: '7kqm' })
  fireEvent.click(screen.getByRole('button', { name: '获取验证码' }))
  await pass(0)
}

/** Stubs WebOTP. Resolve a returned call to deliver its SMS. */
function stubWebOtp() {
  const calls: { options: CredentialRequestOptions; resolve(credential: unknown): void }[] = []
  vi.stubGlobal('OTPCredential', class {})
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    credentials: {
      get: (options: CredentialRequestOptions) =>
        new Promise((resolve, reject) => {
          calls.push({ options, resolve })
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
        }),
    },
  })
  return calls
}

test('keeps the digits of typed and autofilled text, including full-width ones', async () => {
  await openReset()
  fireEvent.change(field(), { target: { value: '１２３４５６' } })
  expect(field().value).toBe('123456')
})

test('pasting a message replaces a half-typed code', async () => {
  await openReset()
  fireEvent.change(field(), { target: { value: '1234' } })
  const clipboardData = { getData: () => '【书院】验证码 012345，5 分钟内有效' }
  const goesOn = fireEvent.paste(field(), { clipboardData })
  expect(goesOn).toBe(false)
  expect(field().value).toBe('012345')
})

test('leaves pasting of digits and of text without digits to the browser', async () => {
  await openReset()
  expect(fireEvent.paste(field(), { clipboardData: { getData: () => '345' } })).toBe(true)
  expect(fireEvent.paste(field(), { clipboardData: { getData: () => '书院' } })).toBe(true)
})

test('fills in the code with WebOTP, only after one was sent', async () => {
  const calls = stubWebOtp()
  await openReset()
  expect(calls).toHaveLength(0)
  await send()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.options).toMatchObject({ otp: { transport: ['sms'] } })
  calls[0]?.resolve({ code: '012345' })
  await pass(0)
  expect(field().value).toBe('012345')
})

test('stops waiting for the SMS when the code is typed, or the dialog closes', async () => {
  const calls = stubWebOtp()
  await openReset()
  await send()
  expect(calls[0]?.options.signal?.aborted).toBe(false)
  fill({ 手机验证码: '0' })
  expect(calls[0]?.options.signal?.aborted).toBe(true)
  fill({ 手机验证码: '' })
  expect(calls).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: '关闭' }))
  await pass(0)
  expect(calls[1]?.options.signal?.aborted).toBe(true)
})
