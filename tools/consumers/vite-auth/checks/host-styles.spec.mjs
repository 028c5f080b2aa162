import { expect } from '@playwright/test'
import { test } from '../../src/consumer-test.mjs'

async function openLogin(page, path) {
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in here' }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(dialog.getByLabel('手机号')).toBeFocused()
  return dialog
}

/** Returns style and size of every element of the dialog. */
function looksOf(dialog) {
  return dialog.evaluate(async (root) => {
    const animations = root.getRootNode().getAnimations({ subtree: true })
    await Promise.all(animations.map((animation) => animation.finished))
    return [root, ...root.querySelectorAll('*')].map((element) => {
      const { width, height } = element.getBoundingClientRect()
      const { color, display, font, letterSpacing, backgroundColor } = getComputedStyle(element)
      const size = `${Math.round(width)} × ${Math.round(height)}`
      return [element.tagName, size, color, display, font, letterSpacing, backgroundColor].join(' ')
    })
  })
}

test('in a shadow root it looks as in the page', async ({ page }) => {
  const inPage = await looksOf(await openLogin(page, '/'))
  expect(inPage.length).toBeGreaterThan(30)
  expect(await looksOf(await openLogin(page, '/shadow'))).toEqual(inPage)
})

test('in a shadow root no style of the page reaches it, whatever it is for', async ({ page }) => {
  const inPage = await looksOf(await openLogin(page, '/'))
  expect(await looksOf(await openLogin(page, '/hostile'))).toEqual(inPage)
})

test('in a shadow root it is used as anywhere', async ({ page }) => {
  const dialog = await openLogin(page, '/shadow')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('button', { name: 'Sign in here' })
  await expect(opener).toBeFocused()
  await opener.click()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
  }
  await dialog.getByLabel('手机号').fill('13800138000')
  await dialog.getByLabel('密码', { exact: true }).fill('secret-password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed in with fake-token')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a variable brings it above the highest index of a page', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const cover = document.createElement('div')
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647' })
    cover.style.pointerEvents = 'none'
    cover.id = 'cover'
    document.body.append(cover)
    document.documentElement.style.setProperty('--sy-z-overlay', '2147483647')
  })
  await page.getByRole('button', { name: 'Sign in here' }).click()
  await page.evaluate(() => (document.getElementById('cover').style.pointerEvents = ''))
  await page.getByRole('dialog').getByRole('tab', { name: '短信登录' }).click()
  await expect(page.getByRole('dialog').getByLabel('图形验证码')).toBeVisible()
})

for (const kind of ['auto', 'manual']) {
  test(`it is above an open popover of the page: ${kind}`, async ({ page }) => {
    await page.goto('/')
    await page.evaluate((kind) => {
      const popover = document.body.appendChild(document.createElement('div'))
      popover.popover = kind
      Object.assign(popover.style, { inlineSize: '100vw', blockSize: '100vh' })
      popover.append('Popover of the host')
      popover.showPopover()
    }, kind)
    // The popover covers the button.
    await page.getByRole('button', { name: 'Sign in here' }).dispatchEvent('click')
    const dialog = page.getByRole('dialog', { name: '登录' })
    await dialog.getByLabel('手机号').click()
    await page.keyboard.type('13800138000')
    await expect(dialog.getByLabel('手机号')).toHaveValue('13800138000')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
}
