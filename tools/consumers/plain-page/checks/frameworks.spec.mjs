import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

async function fillIn(page) {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  return dialog
}

for (const path of ['/react-17', '/react-18', '/vue']) {
  test(`${path}: signs a visitor in, with its own backend`, async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ json: { token: 'of-the-host' } }))
    await page.goto(path)
    await expect(page.getByText('未登录')).toBeVisible()
    const opener = page.getByRole('button', { name: '登录' })
    await opener.click()
    const dialog = await fillIn(page)
    await expect(page.getByText('已登录：of-the-host')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
}
