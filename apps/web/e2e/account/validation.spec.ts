import type { Locator } from '@playwright/test'
import { expect, openLogin, test, visitAs } from '../shared/fixtures'

/** Expects the error at its field, visible and as the accessible description. */
async function expectAt(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^|\\s)${text}($|\\s)`))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

const box = (scope: Locator, name: string) => scope.getByRole('textbox', { name, exact: true })
const password = (scope: Locator, name: string) => scope.getByLabel(name, { exact: true })

test.afterEach(async ({ sandbox }) => {
  for (const call of [
    'POST /api/v2/login/password',
    'POST /api/v2/login/mobile',
    'POST /api/v2/register/sms',
    'POST /api/v2/password/reset',
    'POST /api/v2/member/detail/mobile',
    'POST /api/v2/captcha/sms',
  ]) {
    expect(await sandbox.countCalls(call), call).toBe(0)
  }
})

test('the password login shows errors at its fields', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expectAt(box(dialog, '手机号'), '请输入手机号!')
  await expectAt(password(dialog, '密码'), '请输入密码!')
  await expect(box(dialog, '手机号')).toBeFocused()
})

test('the SMS login shows errors at its fields', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expectAt(box(dialog, '手机号'), '请输入手机号!')
  await expectAt(box(dialog, '图形验证码'), '请输入图形验证码!')
  await expectAt(box(dialog, '手机验证码'), '请输入手机验证码!')
  await box(dialog, '手机号').fill('13800000001')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expectAt(box(dialog, '图形验证码'), '请输入图形验证码')
})

test('the registration shows errors at its fields', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
  const dialog = page.getByRole('dialog', { name: '注册' })
  await dialog.getByRole('button', { name: '立即注册' }).click()
  await expectAt(box(dialog, '手机号'), '请输入手机号!')
  await expectAt(box(dialog, '图形验证码'), '请输入图形验证码!')
  await expectAt(box(dialog, '手机验证码'), '请输入手机验证码!')
  await expect(password(dialog, '密码')).toHaveAccessibleDescription(/请设置账号密码!/)
  const tick = dialog.getByRole('checkbox', { name: /同意/ })
  await expect(tick).toHaveAccessibleDescription('请同意《用户协议》和《隐私政策》')
})

test('the page that binds a mobile shows errors at its fields', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ hasMobile: false })
  await visitAs(page, token)
  await page.goto('/bind-mobile')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: '立即绑定' }).click()
  await expectAt(box(main, '手机号'), '请输入手机号码!')
  await expectAt(box(main, '图形验证码'), '请输入图形验证码!')
  await expectAt(box(main, '手机验证码'), '请输入手机验证码!')
})
