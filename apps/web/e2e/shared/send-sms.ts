import { expect, type Locator, type Page } from '@playwright/test'
import type { CaptchaReader } from './captcha-reader'

/** Fills in mobile and captcha, sends the code, and waits for the countdown that follows. */
export async function sendSms(
  scope: Locator | Page,
  captcha: CaptchaReader,
  mobile: string,
): Promise<void> {
  await scope.getByRole('textbox', { name: '手机号' }).fill(mobile)
  await captcha.solve(scope)
  await scope.getByRole('button', { name: '获取验证码' }).click()
  await expect(scope.getByRole('button', { name: /秒/ })).toBeVisible()
}
