import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

const opener = (page) => page.getByRole('button', { name: 'Sign in here' })

test('adds ten lines to an app, at most', ({ app }) => {
  const lines = ['app.tsx', 'login-button.tsx']
    .flatMap((name) => readFileSync(join(app, 'src', name), 'utf8').split('\n'))
    .filter((line) => /auth-dialogs|AuthProvider|AuthDialogs|backend|open\(/.test(line))
  expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(10)
})

test('signs in, in Chinese, under a policy that allows no inline style', async ({ page }) => {
  await page.goto('/')
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(page.getByText('Signed in with fake-token')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('looks like a dialog: above the page, in the middle, on its own background', async ({
  page,
}) => {
  await page.goto('/')
  await opener(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const box = await dialog.boundingBox()
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThan(12)
  expect(box.width).toBeGreaterThan(400)
  const ground = await dialog.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(ground).not.toBe('rgba(0, 0, 0, 0)')
  const radius = await dialog.evaluate((element) => getComputedStyle(element).borderRadius)
  expect(radius).not.toBe('0px')
  const top = await dialog.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  expect(top).toBe(true)
})

test('fetches one language and no QR code to show the login dialog', async ({ page }) => {
  const scripts = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/english')
  await expect(opener(page)).toBeVisible()
  expect(scripts.filter((path) => /dialog-host|\/en-/.test(path))).toEqual([])
  await opener(page).click()
  const dialog = page.getByRole('dialog', { name: 'Sign in' })
  await expect(dialog.getByLabel('Mobile number')).toBeFocused()
  expect(scripts.some((path) => /\/en-/.test(path))).toBe(true)
  expect(scripts.filter((path) => /zh-cn|qr-image/.test(path))).toEqual([])
})

for (const step of ['Create an account', 'Forgot your password?']) {
  test(`speaks English throughout: ${step}`, async ({ page }) => {
    await page.goto('/english')
    await opener(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveAttribute('lang', 'en')
    const said = async () =>
      dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .flatMap((one) => [
            one.textContent,
            ...['aria-label', 'alt', 'placeholder', 'title'].map((name) => one.getAttribute(name)),
          ])
          .join(' '),
      )
    expect(await said()).not.toMatch(/\p{Script=Han}/u)
    await dialog
      .getByRole('link', { name: step })
      .or(dialog.getByRole('button', { name: step }))
      .click()
    await expect(dialog.getByLabel('Characters in the image')).toBeVisible()
    expect(await said()).not.toMatch(/\p{Script=Han}/u)
  })
}
