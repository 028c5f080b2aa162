import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

const places = {
  'inside a dialog of the host': '/inside',
  'around a dialog of the host': '/around',
  'around a modal <dialog> of the host': '/native',
}

for (const [place, path] of Object.entries(places)) {
  test.describe(`with the provider ${place}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path)
      await page.getByRole('button', { name: 'Open the checkout' }).click()
      await expect(page.getByLabel('Remark')).toBeFocused()
      await page.getByLabel('Remark').fill('keep me')
      await page.getByRole('button', { name: 'Sign in here' }).click()
    })

    const ours = (page) => page.getByRole('dialog', { name: '登录' })
    // Our open dialog hides it from screen readers, so it has no role.
    const theirs = (page) => page.locator('.host-dialog')

    test('the focus enters ours and typing works', async ({ page }) => {
      const mobile = ours(page).getByLabel('手机号')
      await expect(mobile).toBeFocused()
      await page.keyboard.type('13800138000')
      await expect(mobile).toHaveValue('13800138000')
      await page.keyboard.press('Tab')
      expect(await ours(page).evaluate((it) => it.contains(document.activeElement))).toBe(true)
    })

    test('Tab cycles within our dialog', async ({ page }) => {
      await expect(ours(page).getByLabel('手机号')).toBeFocused()
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab')
        expect(await ours(page).evaluate((it) => it.contains(document.activeElement))).toBe(true)
      }
    })

    test('a click focuses a field of our dialog', async ({ page }) => {
      const password = ours(page).getByLabel('密码', { exact: true })
      await password.click()
      await expect(password).toBeFocused()
      await page.keyboard.type('abc')
      await expect(password).toHaveValue('abc')
      await expect(theirs(page)).toBeVisible()
    })

    test('clicks in ours and beside it leave the host’s open', async ({ page }) => {
      await ours(page).getByRole('tab', { name: '短信登录' }).click()
      await expect(ours(page).getByLabel('图形验证码')).toBeVisible()
      await page.mouse.click(1270, 790)
      await expect(ours(page)).toBeVisible()
      await expect(theirs(page)).toBeVisible()
    })

    test('Escape closes only ours, then the host’s', async ({ page }) => {
      await expect(ours(page).getByLabel('手机号')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(ours(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Sign in here' })).toBeFocused()
      await expect(page.getByLabel('Remark')).toHaveValue('keep me')
      await page.keyboard.press('Escape')
      await expect(theirs(page)).toBeHidden()
      await expect(page.getByRole('button', { name: 'Open the checkout' })).toBeFocused()
    })

    test('the close button closes only ours, and the host’s works on', async ({ page }) => {
      await ours(page).getByRole('button', { name: '关闭' }).click()
      await expect(ours(page)).toBeHidden()
      await page.getByLabel('Remark').fill('typed afterward')
      await page.getByRole('button', { name: 'Leave the checkout' }).click()
      await expect(theirs(page)).toBeHidden()
    })

    test('signing in closes ours and keeps the host’s', async ({ page }) => {
      await ours(page).getByLabel('手机号').fill('13800138000')
      await ours(page).getByLabel('密码', { exact: true }).fill('secret-password')
      await page.keyboard.press('Enter')
      await expect(ours(page)).toBeHidden()
      await expect(page.getByText('Signed in with fake-token')).toBeVisible()
      await expect(theirs(page)).toBeVisible()
    })

    test('ours lies above the host’s', async ({ page }) => {
      await expect(ours(page)).toBeVisible()
      const covers = await ours(page).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const points = [0.05, 0.5, 0.95].flatMap((part) => [
          [x + width * part, y + height / 2],
          [x + width / 2, y + height * part],
        ])
        return points.every(([left, top]) => element.contains(document.elementFromPoint(left, top)))
      })
      expect(covers).toBe(true)
    })
  })
}
