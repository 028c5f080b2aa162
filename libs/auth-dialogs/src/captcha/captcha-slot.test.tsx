import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOnChange } from '../effects/use-on-change'
import type { AuthBackend } from '../port/auth-backend'
import type { AuthCaptchaProps } from '../port/auth-slot-props'
import { createFakeBackend } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { fakeClock, fill, pass, renderAuth } from '../testing/render-auth'

fakeClock()

/** A typical challenge of a host: clears its answer at each new round. */
function Slider({ scene, round, error, onAnswer }: AuthCaptchaProps) {
  useOnChange(round, () => onAnswer(null))
  return (
    <>
      <button
        type="button"
        onClick={() => onAnswer({ key: `ticket-${round}`, answer: `passed-${round}` })}
      >
        拖动滑块
      </button>
      <p>{`${scene} ${round} ${error ?? '-'}`}</p>
    </>
  )
}

async function openRegister(overrides: Partial<AuthBackend> = {}) {
  const backend = createFakeBackend(overrides)
  const fetchCaptchaImage = vi.spyOn(backend, 'fetchCaptchaImage')
  const sendSmsCode = vi.spyOn(backend, 'sendSmsCode')
  const onEvent = vi.fn()
  await renderAuth({
    backend,
    onEvent,
    slots: { captcha: Slider },
    opens: (open) => open('register'),
  })
  await pass(0)
  fill({ 手机号: '13800000001' })
  return { fetchCaptchaImage, sendSmsCode, onEvent }
}

async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

test('replaces image and field: no image is fetched', async () => {
  const { fetchCaptchaImage, onEvent } = await openRegister()
  expect(screen.getByText('register 0 -')).toBeTruthy()
  expect(screen.queryByLabelText('图形验证码')).toBeNull()
  expect(screen.queryByRole('button', { name: '换一张' })).toBeNull()
  expect(fetchCaptchaImage).not.toHaveBeenCalled()
  expect(onEvent).toHaveBeenCalledWith({ type: 'captcha-shown', scene: 'register' })
})

test('sends its key and answer once it is solved', async () => {
  const { sendSmsCode } = await openRegister()
  await click('获取验证码')
  expect(screen.getByText('register 0 请输入图形验证码')).toBeTruthy()
  expect(sendSmsCode).not.toHaveBeenCalled()
  await click('拖动滑块')
  await click('获取验证码')
  expect(sendSmsCode.mock.calls[0]?.[0]).toEqual({
    mobile: '13800000001',
    imageKey: 'ticket-0',
    imageCaptcha: 'passed-0',
    scene: 'register',
  })
  await pass(120_000)
  expect(screen.getByText('register 1 -')).toBeTruthy()
})

test('a refusal clears the answer, starts a new round and shows its message', async () => {
  const { sendSmsCode } = await openRegister({
    sendSmsCode: () => Promise.reject(fakeFailure('图形验证码错误', 'captcha-wrong')),
  })
  await click('拖动滑块')
  await click('获取验证码')
  expect(screen.getByText('register 1 图形验证码错误')).toBeTruthy()
  await click('获取验证码')
  expect(sendSmsCode).toHaveBeenCalledTimes(1)
  await click('拖动滑块')
  await click('获取验证码')
  expect(sendSmsCode.mock.calls[1]?.[0]).toMatchObject({ imageKey: 'ticket-1' })
})
