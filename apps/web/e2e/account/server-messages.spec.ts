import type { Page } from '@playwright/test'
import { expect, fillLogin, openLogin, test, visitAs } from '../shared/fixtures'

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

test('a server message about a login shows one toast, and the dialog stays open', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ operation: 'loginWithPassword', code: 1, message: '系统维护中，请稍后' })
  await page.goto('/')
  const dialog = await openLogin(page)
  await fillLogin(page, '13800000001')
  await expect(toast(page, '系统维护中，请稍后')).toHaveCount(1)
  await expect(dialog.getByText('系统维护中，请稍后')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('shuyuan123')
})

test('a field error is also shown at its field', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill('0000')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill('999999')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(toast(page, '短信验证码错误')).toHaveCount(1)
  const field = dialog.getByRole('textbox', { name: '手机验证码' })
  await expect(field).toHaveAccessibleDescription(/短信验证码错误/)
})

test('an internal message of the server is not shown', async ({ page, sandbox }) => {
  await sandbox.fail({ operation: 'bindMobile', code: 1, message: '请勿重复绑定' })
  await visitAs(page, (await sandbox.newMember({ hasMobile: false })).token)
  await page.goto('/bind-mobile')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: '手机号' }).fill('13955550001')
  await main.getByRole('textbox', { name: '图形验证码' }).fill('0000')
  await main.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  const answered = page.waitForResponse((response) => response.url().endsWith('/detail/mobile'))
  const submit = main.getByRole('button', { name: '立即绑定' })
  await submit.click()
  await answered
  await expect(submit).toBeEnabled()
  await expect(page.getByText('请勿重复绑定')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('without a reply', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a login shows the reason, and can be retried', async ({ page, sandbox }) => {
    await sandbox.fail({ operation: 'loginWithPassword', drop: true })
    await page.goto('/')
    const dialog = await openLogin(page)
    await fillLogin(page, '13800000001')
    // The connection is closed, but the server is reachable.
    await expect(page.getByText('服务器暂时无法响应，稍后再试')).toHaveCount(1)
    await sandbox.heal()
    await dialog.getByRole('button', { name: '立即登录' }).click()
    await expect(dialog).toBeHidden()
  })
})
