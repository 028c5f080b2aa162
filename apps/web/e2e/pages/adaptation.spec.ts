import { dialogScenes } from './dialog-scenes'
import { expect, openLogin, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { cutText, movements } from './page-faults'

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('toasts and menus are not animated', async ({ page, sandbox }) => {
    test.setTimeout(120_000)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/courses')
    await expectSettled(page)
    await page.getByRole('searchbox', { name: '关键字' }).press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    expect(await movements(page)).toEqual([])
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menu')).toBeVisible()
    expect(await movements(page)).toEqual([])
  })
})

test.describe('with forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('a QR code stays black on white', async ({ page, sandbox }) => {
    await dialogScenes.scan?.(page, sandbox)
    const code = page.getByRole('img', { name: /二维码/ })
    await expect(code.locator('path').first()).toBeAttached()
    const colors = await code.evaluate((element) => {
      const paths = Array.from(element.querySelectorAll('path'))
      return [
        getComputedStyle(element).backgroundColor,
        ...paths.map((path) => getComputedStyle(path).fill),
      ]
    })
    expect(colors).toContain('rgb(255, 255, 255)')
    expect(colors.at(-1)).toBe('rgb(0, 0, 0)')
  })
})

test.describe('at 400% zoom of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  test('the login dialog is fully readable and usable', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    const dialog = await openLogin(page)
    const button = dialog.getByRole('button', { name: '立即登录' })
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
    await expect(cutText(page)).resolves.toEqual([])
    await button.click()
    await expect(dialog.getByText('请输入手机号!')).toBeVisible()
  })
})
