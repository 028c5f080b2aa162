import { expect, signIn, test } from './fixtures'
import { addressOf, guardedPaths, siteAddresses } from './site-routes'

const guarded = guardedPaths().map(addressOf)
const open = siteAddresses().filter((address) => !guarded.includes(address))

async function expectWholePage(page: import('@playwright/test').Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page).toHaveTitle(/书院学堂$/)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

for (const path of open) {
  test(`${path} is whole for a visitor`, async ({ page }) => {
    await page.goto(path)
    await expectWholePage(page)
  })
}

for (const path of guarded) {
  test(`${path} asks a visitor to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
}

for (const width of [320, 1280]) {
  test(`all pages are whole for a learner at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.goto('/')
    await signIn(page, '13800000001')
    await page.setViewportSize({ width, height: 800 })
    for (const path of siteAddresses()) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectWholePage(page)
      })
    }
  })
}
