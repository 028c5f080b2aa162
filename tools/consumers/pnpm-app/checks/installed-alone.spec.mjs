import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

test('libraries run with only their declared dependencies installed', async ({ page }) => {
  await page.route('**/api/login', (route) => route.fulfill({ json: { token: 'of-the-host' } }))
  await page.goto('/')
  await expect(page.getByRole('cell', { name: '“三角形”' })).toBeVisible()
  await expect(page.getByRole('region', { name: '视频播放器' })).toBeVisible()
  await page.getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(page).toHaveTitle('of-the-host')
})
