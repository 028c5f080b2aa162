import type { Page } from '@playwright/test'
import { expect, expectSignedIn, openLogin, test } from '../shared/fixtures'
import { sendSms } from '../shared/send-sms'

async function openSmsLogin(page: Page) {
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByRole('tabpanel', { name: '短信登录' }).waitFor()
  return dialog
}

test('a learner signs in with captcha and SMS code', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  await page.goto('/courses?msv=42')
  const dialog = await openSmsLogin(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/captcha/sms'))
  await sendSms(dialog, captcha, '13800000002')
  expect((await sent).postDataJSON()).toMatchObject({ mobile: '13800000002', scene: 'login' })
  const code = await sandbox.smsCode('13800000002')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(code)
  const login = page.waitForRequest((request) => request.url().endsWith('/login/mobile'))
  await dialog.getByRole('button', { name: '立即登录' }).click()
  expect((await login).postDataJSON()).toEqual({
    mobile: '13800000002',
    mobile_code: code,
    msv: '42',
  })
  await expectSignedIn(page, '沈嘉禾')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/courses?msv=42')
  await secrets.expectNoTrace(code, '13800000002')
})

test('a wrong captcha clears the field, loads a new image and starts no countdown', async ({
  page,
  captcha,
}) => {
  await page.goto('/')
  const dialog = await openSmsLogin(page)
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000002')
  const field = dialog.getByRole('textbox', { name: '图形验证码' })
  await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  const before = await captcha.image(dialog)
  await field.fill('0000')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByText('图形验证码错误')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await expect.poll(() => captcha.image(dialog)).not.toBe(before)
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await sendSms(dialog, captcha, '13800000002')
})

test('the countdown continues in another tab and after a reload', async ({
  page,
  context,
  captcha,
}) => {
  await page.goto('/')
  const dialog = await openSmsLogin(page)
  await sendSms(dialog, captcha, '13800000002')

  const other = await context.newPage()
  await other.goto('/vip')
  const otherDialog = await openSmsLogin(other)
  await otherDialog.getByRole('textbox', { name: '手机号' }).fill('13800000002')
  const waits = otherDialog.getByRole('button', { name: /秒/ })
  await expect(waits).toBeDisabled()
  // The page does not store the mobile, so another mobile has to wait as well.
  await otherDialog.getByRole('textbox', { name: '手机号' }).fill('13800000003')
  await expect(waits).toBeDisabled()

  await page.reload()
  const again = await openSmsLogin(page)
  await again.getByRole('textbox', { name: '手机号' }).fill('13800000002')
  await expect(again.getByRole('button', { name: /秒/ })).toBeDisabled()
  const stored = await page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toMatch(/138\D*0002/)
})
