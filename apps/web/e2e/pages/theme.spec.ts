import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from '../shared/fixtures'

const grounds = { light: 'rgb(250, 248, 243)', dark: 'rgb(20, 17, 13)' }
const bars = { light: '#faf8f3', dark: '#14110d' }

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
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', bars[shown])
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
  await expect(bar).toHaveAttribute('content', bars.dark)
  await contrast.check()
  await expect(ground).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(bar).toHaveAttribute('content', '#000000')

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

test('titles have one font on a system without a Chinese serif', async ({ page }) => {
  // The fonts of such a system. The site's own serif is the first of them that exists.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty(
        '--sy-font-display',
        '"Noto Serif SC", "Noto Sans CJK SC"',
      ),
    ),
  )
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')

  /** Titles with characters of several fonts, or with none of the site's. */
  async function mixedTitles(): Promise<string[]> {
    const { root } = await browser.send('DOM.getDocument')
    const { nodeIds } = await browser.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'main :is(h1, h2)',
    })
    const titles = await Promise.all(
      nodeIds.map(async (nodeId) => {
        const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
        return fonts.map(({ familyName }) => familyName).join(' + ')
      }),
    )
    return titles.filter((fonts) => /serif/i.test(fonts) && fonts.includes('+'))
  }

  for (const path of ['/', '/courses', '/courses/detail/1', '/vip', '/search?keywords=Python']) {
    await page.goto(path)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    await expect.poll(mixedTitles).toEqual([])
  }
})

test('a visitor who saves data loads no font', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/courses')
  await page.waitForLoadState('networkidle')
  expect(fonts).toEqual([])
})
