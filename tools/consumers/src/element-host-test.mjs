import { expect } from '@playwright/test'
import { test } from './consumer-test.mjs'

async function fillIn(page) {
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  return dialog
}

/** Tests an app of another framework that uses the login element. */
export function testElementHost() {
  test('signs a visitor in, with its own backend', async ({ page }) => {
    await page.route('**/api/login', (route) => route.fulfill({ json: { token: 'of-the-host' } }))
    await page.goto('/')
    await expect(page.getByText('未登录')).toBeVisible()
    const opener = page.getByRole('button', { name: '登录' })
    await opener.click()
    const dialog = await fillIn(page)
    await expect(page.getByText('已登录：of-the-host')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('shows what the backend refuses', async ({ page }) => {
    await page.goto('/')
    // The host sets its own backend after the element is mounted.
    await expect
      .poll(() => page.evaluate(() => Boolean(document.querySelector('shuyuan-login')?.backend)))
      .toBe(true)
    await page.evaluate(() => {
      document.querySelector('shuyuan-login').backend = {
        loginWithPassword: () => Promise.reject({ kind: 'business', message: '账号已被锁定' }),
      }
    })
    await page.getByRole('button', { name: '登录' }).click()
    const dialog = await fillIn(page)
    await expect(dialog.getByText('账号已被锁定')).toBeVisible()
  })
}
