import { expect, test } from '../shared/fixtures'
import { holdBackRequests } from '../shared/hold-back'

const grounds = { light: 'rgb(250, 248, 243)', dark: 'rgb(20, 17, 13)' }
const bars = { light: '#faf8f3', dark: '#14110d' }

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
    const letGo = await holdBackRequests(page, '**/assets/*.js')
    await page.goto('/', { waitUntil: 'commit' })
    await page.waitForSelector('#root', { state: 'attached' })
    await expect(page.locator('body')).toHaveCSS('background-color', grounds[shown])
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
