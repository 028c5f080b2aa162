import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../shared/fixtures'

const grounds = { light: 'rgb(250, 248, 243)', dark: 'rgb(16, 22, 29)' }
const raised = { light: '#ffffff', dark: '#182029' }

/** Returns the color at the bottom of the window before any code of the site has run. */
async function paintedGround(page: Page): Promise<string> {
  const png = await page.screenshot({ clip: { x: 4, y: 700, width: 1, height: 1 } })
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const isData = png.toString('latin1', at + 4, at + 8) === 'IDAT'
    if (isData) parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const data = inflateSync(Buffer.concat(parts))
  return `rgb(${data[1]}, ${data[2]}, ${data[3]})`
}

/** Delays the site's code, so that the browser renders only the HTML. */
async function openWithoutCode(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForSelector('#root', { state: 'attached' })
  return letGo
}

const cases = [
  { system: 'light', chosen: null, shown: 'light' },
  { system: 'dark', chosen: null, shown: 'dark' },
  { system: 'light', chosen: 'dark', shown: 'dark' },
  { system: 'dark', chosen: 'light', shown: 'light' },
] as const

for (const { system, chosen, shown } of cases) {
  test(`the first paint is ${shown} on a ${system} system with ${chosen ?? 'nothing'} chosen`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => {
      if (theme !== null) localStorage.setItem('shuyuan-theme', theme)
    }, chosen)
    const letGo = await openWithoutCode(page)
    expect(await paintedGround(page)).toBe(grounds[shown])
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', raised[shown])
    letGo()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.locator('body')).toHaveCSS('background-color', grounds[shown])
  })
}

test('theme and contrast are remembered and applied to the browser UI', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/courses')
  const bar = page.locator('meta[name=theme-color]')
  const ground = page.locator('body')
  const menu = page.getByRole('button', { name: /主题/ })
  const contrast = page.getByRole('checkbox', { name: '高对比度' })
  await menu.click()
  await page.getByRole('radio', { name: '浅色' }).check()
  await page.getByRole('radio', { name: '深色' }).check()
  await expect(ground).toHaveCSS('background-color', grounds.dark)
  await expect(bar).toHaveAttribute('content', raised.dark)
  await contrast.check()
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(bar).toHaveAttribute('content', '#0b0f14')

  await page.reload()
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await menu.click()
  await expect(page.getByRole('radio', { name: '深色' })).toBeChecked()
  await contrast.uncheck()
  await page.getByRole('radio', { name: '跟随系统' }).check()
  await expect(ground).toHaveCSS('background-color', grounds.light)
})

test('the announcement bar reserves its space until closed, and again for a newer one', async ({
  page,
}) => {
  await page.goto('/courses')
  const bar = page.getByRole('complementary', { name: '公告' })
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: '关闭公告' }).click()
  await expect(page.locator('html[data-announcement]')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /主题/ })).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(page.locator('html[data-announcement]')).toHaveCount(0)

  // The learner closed another announcement, so this one waits for the next page.
  await page.evaluate(() => localStorage.setItem('shuyuan-closed-announcement', '999'))
  await page.reload()
  // The page writes this entry when it knows that there is an announcement to show.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('shuyuan-announcement')))
    .toBeNull()
  await expect(bar).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  await expect(bar).toBeVisible()
})

test('the first visit loads the font of titles last, and the next one shows it', async ({
  page,
}) => {
  const titleFont = () =>
    page
      .getByRole('heading', { level: 1 })
      .first()
      .evaluate((title) => getComputedStyle(title).fontFamily)
  await page.goto('/courses')
  await page.waitForFunction(() => localStorage.getItem('shuyuan-title-font') === 'cached')
  expect(await titleFont()).not.toContain('Shuyuan Title')
  await page.reload()
  expect(await titleFont()).toContain('Shuyuan Title')
})
