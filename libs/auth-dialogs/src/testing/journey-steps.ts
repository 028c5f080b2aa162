import { fireEvent, screen } from '@testing-library/react'
import { createFakeBackend } from './create-fake-backend'
import { fill } from './fill'
import { pass } from './render-auth'
import { mobile, secrets } from './secrets'

const { token } = secrets

/** Long enough for the state in between to be seen. */
export const soon = () => new Promise((resolve) => setTimeout(resolve, 100))

/** Answers every journey as it should be. */
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

/** Presses a button, and lets what it starts begin. */
export async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}

/** As long as a scan takes to be confirmed. */
export async function confirmScan() {
  await pass(1000)
  await pass(100)
}

/** Fills in captcha and code of an SMS. */
export async function proveMobile() {
  fill({ 手机号: mobile, 图形验证码: secrets.captcha })
  await press('获取验证码')
  fill({ 手机验证码: secrets.smsCode })
}
