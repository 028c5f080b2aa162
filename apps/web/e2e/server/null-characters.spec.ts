import { expect } from '../shared/fixtures'
import { expectHydrated, test } from '../shared/rendered-site'

test('a null character in the query changes neither page nor hydration', async ({ page }) => {
  const response = await page.goto('/search?keywords=a%00b')
  expect(response?.status()).toBe(200)
  await expectHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
