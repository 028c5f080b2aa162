import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../shared/fixtures'
import { addToSettings } from '../shared/site-settings'
import { startRenderingServer } from '../shared/stack'

const school = JSON.stringify({
  brand: { accent: '#b3261e', logo: '/favicon.svg' },
  hero: { title: '到山里读书', action: { label: '看看有什么课', href: '/courses' } },
})

const test = base.extend<{ branded: string }>({
  /** URL of a rendering server with the settings of a brand. */
  branded: async ({ stack }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'shuyuan-brand-'))
    const config = join(folder, 'config.js')
    await writeFile(config, `window.shuyuanConfig = ${school}`)
    const server = await startRenderingServer(stack.apiUrl, { freshSeconds: 0, config })
    await use(server.siteUrl)
    await server.stop()
    await rm(folder, { recursive: true })
  },
})

async function expectBrand(page: Page) {
  const banner = page.getByRole('banner')
  await expect(banner.locator('img[src="/favicon.svg"]').first()).toBeVisible()
  const hero = page.getByRole('region', { name: '到山里读书' })
  const action = hero.getByRole('link', { name: '看看有什么课' })
  await expect(action).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const color = await action.evaluate((link) => getComputedStyle(link).backgroundColor)
    const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number)
    expect(red, `${color} in ${colorScheme}`).toBeGreaterThan(1.5 * Math.max(green, blue))
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the server renders the color, logo and hero of config.js', async ({ page, branded }) => {
    await page.goto(branded)
    await expectBrand(page)
  })
})

test('on a static host the browser applies the color, logo and hero of config.js', async ({
  page,
}) => {
  await addToSettings(page, `Object.assign(window.shuyuanConfig, ${school})`)
  await page.goto('/')
  await expectBrand(page)
})
