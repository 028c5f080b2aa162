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

test('someone who comes back from the phone site may stay, and is not sent there again', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.configure({ h5_url: `${stack.apiUrl}/aboutus` })
  await page.goto('/courses/detail/1')
  await expect(page).toHaveURL(/\/aboutus\/#/)
  await page.goBack()
  await page.getByRole('button', { name: '留在本站' }).click()
  await expect(page.getByRole('button', { name: '留在本站' })).toHaveCount(0)
  const settings = page.waitForResponse((response) => response.url().includes('/other/config'))
  await page.goto('/courses/detail/2')
  await settings
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/courses/detail/2')
})
