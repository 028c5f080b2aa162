import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../e2e/shared/fixtures'
import type { Sandbox } from '../e2e/shared/sandbox'
import { otherStates, sitePaths } from '../e2e/shared/site-routes'
import { nameOf, settle } from './pictured-page'

const folder = new URL('../../../reports/screenshots/', import.meta.url).pathname
const widths = [375, 768, 1440]

async function draw(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 768 ? 740 : 900 })
      const path = `${folder}${name}-${width}-${colorScheme}.png`
      await page.screenshot({ path, fullPage: true })
    }
  }
}

const urls = [...sitePaths(), ...otherStates()]

/** Variants of the same pages. Their image names start with the variant's name. */
const circumstances: {
  name: string
  mobile?: string
  prepare?: (sandbox: Sandbox) => Promise<unknown>
  isSettled?: false
}[] = [
  { name: 'visitor' },
  { name: 'learner', mobile: '13800000001' },
  { name: 'vip', mobile: '13800000002' },
  { name: 'fresh', mobile: '13800000007' },
  {
    name: 'failed',
    mobile: '13800000001',
    prepare: (sandbox) => sandbox.fail({ operation: '*', status: 502 }),
    isSettled: false,
  },
  {
    name: 'loading',
    mobile: '13800000001',
    prepare: (sandbox) => sandbox.fail({ operation: '*', delayMs: 14_000 }),
    isSettled: false,
  },
]

test.use({ expectedErrors: /./ })

for (const { name, mobile, prepare, isSettled } of circumstances) {
  test(`all pages, ${name}`, async ({ page, sandbox }) => {
    test.setTimeout(1_200_000)
    if (mobile !== undefined) await visitAs(page, await sandbox.logIn(mobile))
    await prepare?.(sandbox)
    for (const href of urls) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(href)
      if (isSettled === false) await expect(page.getByRole('main')).toBeAttached()
      else await settle(page)
      if (name === 'failed') await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      // A guarded page redirects visitors to the login page. One image of that page is enough.
      if (new URL(page.url()).pathname === '/login' && href !== '/login') continue
      await draw(page, `${name}-${nameOf(href)}`)
    }
  })
}
