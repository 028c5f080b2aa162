import { expect } from '@playwright/test'
import { test } from '../../src/next-test.mjs'

// The tests share one server.
test.describe.configure({ mode: 'default' })

/** Fetches the HTML of a page without its scripts and their data. */
async function sentBody(request, path) {
  const html = await (await request.get(path)).text()
  return html.replaceAll(/<script[\s\S]*?<\/script>/g, '')
}

test('the HTML contains header, footer and sanitized rich text', async ({ request }) => {
  const body = await sentBody(request, '/')
  expect(body).toMatch(/<header[\s>]/)
  expect(body).toContain('Acme 学院')
  expect(body).toContain('>登录<')
  expect(body).toContain('圆的方程')
  expect(body).toContain('先看')
  expect(body).toContain('¥199')
  expect(body).toContain('2026-05-01 16:00')
  expect(body).toMatch(/<footer[\s>]/)
  // Without a provider, the server renders rich text as plain text.
  expect(body).toContain('&lt;b onclick=')
  expect(body).not.toMatch(/<[^>]+ onclick/)
})

test('the styles come with the HTML', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(baseURL)
  await expect(page.locator('style[data-styled]')).not.toHaveCount(0)
  const login = page.getByRole('button', { name: '注册' })
  expect(await login.evaluate((it) => getComputedStyle(it).borderTopLeftRadius)).not.toBe('0px')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 248, 243)')
  await context.close()
})

test('a login page is styled without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/login`)
  const submit = page.getByRole('button', { name: '立即登录' })
  await expect(submit).toBeDisabled()
  await expect(submit).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(submit).not.toHaveCSS('border-top-left-radius', '0px')
  const field = await page.getByLabel('手机号').boundingBox()
  const button = await submit.boundingBox()
  expect(button.width).toBe(field.width)
  await expect(page.locator('main [style]')).toHaveCount(0)
  await context.close()
})

test('under a policy with a nonce, a login page hydrates and signs in', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('手机号').fill('13800138000')
  await page.getByLabel('密码', { exact: true }).fill('secret-password')
  await page.getByRole('button', { name: '立即登录' }).click()
  await expect(page.getByRole('banner').getByText('李雷')).toBeVisible()
})

test('under a policy with a nonce, styles of the server and of the dialogs count', async ({
  page,
}) => {
  const response = await page.goto('/shelf')
  const policy = response.headers()['content-security-policy']
  const [, nonce] = /style-src 'self' 'nonce-([^']+)'/.exec(policy) ?? []
  expect(nonce).toBeDefined()
  const styles = page.locator('style[data-styled]')
  expect(await styles.evaluateAll((all) => all.map((style) => style.nonce))).toContain(nonce)
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  const background = await dialog.evaluate((shown) => getComputedStyle(shown).backgroundColor)
  expect(background).not.toBe('rgba(0, 0, 0, 0)')
})

test('the browser hydrates it without errors, and typesets formulas and code', async ({ page }) => {
  await page.goto('/')
  const words = page.getByRole('main')
  await expect(words.locator('.katex').first()).toBeVisible()
  await expect(words.locator('.katex').first()).toHaveCSS('font-family', /KaTeX/)
  await expect(words.locator('pre code span').first()).toBeVisible()
  await expect(words.getByText('重点')).not.toHaveAttribute('onclick')
})

test('header and dialog sign a visitor in, and out again', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '登录' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(dialog.getByLabel('手机号')).toBeFocused()
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(dialog).toBeHidden()
  await expect(header.getByText('李雷')).toBeVisible()
})

test('links go through Next’s router', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    window.isSamePage = true
  })
  await page.getByRole('banner').getByRole('link', { name: '书架' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '书架' })).toBeVisible()
  expect(await page.evaluate(() => window.isSamePage)).toBe(true)
  await expect(page.getByRole('link', { name: /解析几何/ }).first()).toBeVisible()
})

test('every other library renders on the server as well', async ({ page, request }) => {
  const body = await sentBody(request, '/shelf')
  for (const words of ['没有会员', '还没有打开课程', '我的课程', '解析几何', '<time']) {
    expect(body).toContain(words)
  }
  // The policy of the page forbids inline styles.
  expect(body).not.toContain(' style=')
  await page.goto('/shelf')
  await expect(page.getByText('Acme 学院 · 没有会员 · 89 · 无效')).toBeVisible()
})
