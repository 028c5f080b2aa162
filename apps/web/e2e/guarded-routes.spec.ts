import { expect, test } from './fixtures'
import { addressOf, guardedPaths } from './site-routes'

for (const path of guardedPaths().map(addressOf)) {
  test(`${path} asks a visitor to sign in`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login\?redirect=/)
  })
}
