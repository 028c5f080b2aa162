import { fireEvent, screen } from '@testing-library/react'
import { createFakeBackend } from './create-fake-backend'
import { fill, pass } from './render-auth'
import { mobile, secrets } from './secrets'

const { token } = secrets

/** Waits long enough for an intermediate state to render. */
export const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Backend on which every journey succeeds. */
export const backend = createFakeBackend({
  loginWithPassword: async () => ({ token }),
  loginWithSms: async () => ({ token }),
  fetchScanCode: async () => ({ code: secrets.loginCode }),
  async exchangeLoginCode() {
    await soon()
    return { kind: 'signed-in', token }
  },
  registerWithSocialite: async () => ({ token }),
})

/** Presses a button and flushes what it starts. */
export async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

/** Advances the clock until a scan is confirmed. */
export async function confirmScan() {
  await pass(1000)
  await pass(100)
}

/** Requests an SMS code and fills it in. */
export async function proveMobile() {
  fill({ 手机号: mobile, 图形验证码: secrets.captcha })
  await press('获取验证码')
  fill({ 手机验证码: secrets.smsCode })
}
