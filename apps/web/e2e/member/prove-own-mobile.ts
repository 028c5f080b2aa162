import { expect, type Locator } from '@playwright/test'
import type { CaptchaReader } from '../shared/captcha-reader'
import type { Sandbox } from '../shared/sandbox'

/** Sends a code to the account's mobile, which the form shows masked, and fills it in. */
export async function proveOwnMobile(
  dialog: Locator,
  { captcha, sandbox }: { captcha: CaptchaReader; sandbox: Sandbox },
  mobile: string,
): Promise<string> {
  await captcha.solve(dialog)
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒/ })).toBeVisible()
  const code = await sandbox.smsCode(mobile)
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(code)
  return code
}
