import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

test('a page of an app has header, footer, rich text and dialog', async ({ page }) => {
  await page.goto('/site')
  await expect(page.getByRole('heading', { level: 1, name: '圆的方程' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByText('© 2026 Acme 学院')).toBeVisible()
  const words = page.getByRole('main')
  await expect(words.getByRole('heading', { level: 2, name: '大纲' })).toBeVisible()
  await expect(words.locator('.katex').first()).toHaveCSS('font-family', /KaTeX/)
  await expect(words.locator('pre code span').first()).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
})
