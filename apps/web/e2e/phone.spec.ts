import { devices } from '@playwright/test'
import { expect, test } from './fixtures'

const { defaultBrowserType: _ignored, ...phone } = devices['iPhone 13']
test.use(phone)

test('without a phone site this one serves phones', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

test('with a phone site a course leads to its page there', async ({ page, sandbox, stack }) => {
  const h5 = `${stack.apiUrl}/aboutus`
  await sandbox.configure({ h5_url: h5 })
  await page.goto('/courses/detail/1')
  await expect(page).toHaveURL(`${h5}/#/pages/course/show?id=1`)
})
