import {
  expect,
  expectSignedIn,
  expectVisitor,
  fillLogin,
  openLogin,
  test,
} from '../shared/fixtures'
import { storedToken } from '../shared/secrets'
import { sendSms } from '../shared/send-sms'

test('a visitor accepts the agreement, registers and signs in', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  await page.goto('/vip')
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
  const dialog = page.getByRole('dialog', { name: '注册' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/captcha/sms'))
  await sendSms(dialog, captcha, '13933334444')
  expect((await sent).postDataJSON()).toMatchObject({ scene: 'register' })
  const code = await sandbox.smsCode('13933334444')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(code)
  await dialog.getByLabel('密码', { exact: true }).fill('shuyuan456')
  await dialog.getByRole('button', { name: '立即注册' }).click()
  await expect(dialog.getByText('请同意《用户协议》和《隐私政策》', { exact: true })).toBeVisible()
  expect(await sandbox.countCalls('POST /api/v2/register/sms')).toBe(0)

  for (const name of ['《用户协议》', '《隐私政策》']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  await dialog.getByRole('checkbox', { name: /同意/ }).click()
  await dialog.getByRole('button', { name: '立即注册' }).click()
  await expect(page.getByRole('status').filter({ hasText: '注册成功' })).toHaveCount(1)

  const login = page.getByRole('dialog', { name: '登录' })
  await expect(login.getByRole('textbox', { name: '手机号' })).toHaveValue('13933334444')
  expect(await storedToken(page)).toBeNull()
  await secrets.expectNoTrace('shuyuan456', code)
  await fillLogin(page, '13933334444', 'shuyuan456')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: '注册' })).toBeHidden()
  await expect(page).toHaveURL('/vip')
  await secrets.expectNoTrace('shuyuan456', code)
})

test('a forgotten password is reset, and the new one works', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  await page.goto('/courses')
  const login = await openLogin(page)
  await login.getByRole('button', { name: '忘记密码' }).click()
  const dialog = page.getByRole('dialog', { name: '找回密码' })
  const sent = page.waitForRequest((request) => request.url().endsWith('/captcha/sms'))
  await sendSms(dialog, captcha, '13800000003')
  // The API defines three scenes, and a code is valid for all of them.
  expect((await sent).postDataJSON()).toMatchObject({ scene: 'login' })
  const code = await sandbox.smsCode('13800000003')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(code)
  await dialog.getByLabel('新密码', { exact: true }).fill('brand-new-9')
  await dialog.getByRole('button', { name: '重置密码' }).click()
  await expect(page.getByRole('status').filter({ hasText: /密码.*重置/ })).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectVisitor(page)
  await secrets.expectNoTrace('brand-new-9', code)

  await openLogin(page)
  await fillLogin(page, '13800000003')
  await expect(page.getByText('手机号或密码错误').first()).toBeVisible()
  await fillLogin(page, '13800000003', 'brand-new-9')
  await expectSignedIn(page, '周明远')
  await secrets.expectNoTrace('brand-new-9', code)
})
