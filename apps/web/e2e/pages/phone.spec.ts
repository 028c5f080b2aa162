import { devices } from '@playwright/test'
import { expect, test } from '../shared/fixtures'

const { defaultBrowserType: _ignored, ...phone } = devices['iPhone 13']
test.use(phone)

test('without a phone site, phones stay on this site', async ({ page }) => {
  await page.goto('/courses')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})

for (const [path, there] of [
  ['/courses/detail/1?msv=42', '/course/1?msv=42'],
  // Visitors cannot open lessons here, so the phone site requires the sign-in.
  ['/courses/video/101?msv=42', '/course/video/101?msv=42'],
  ['/login?redirect=%2Fmember', '/login?redirect=%2Fmember'],
  ['/member/credit1-free', '/'],
] as const) {
  test(`with a phone site, ${path} redirects to ${there}`, async ({ page, sandbox, stack }) => {
    const h5 = `${stack.apiUrl}/aboutus`
    await sandbox.configure({ h5_url: h5 })
    await page.goto(path)
    await expect(page).toHaveURL(h5 + there)
  })
}

test('a visitor who returns from the phone site may stay, and is not redirected again', async ({
  page,
  sandbox,
  stack,
}) => {
  await sandbox.configure({ h5_url: `${stack.apiUrl}/aboutus` })
  await page.goto('/courses/detail/1')
  await expect(page).toHaveURL(/\/aboutus\/course\/1$/)
  await page.goBack()
  await page.getByRole('button', { name: '留在本站' }).click()
  await expect(page.getByRole('button', { name: '留在本站' })).toHaveCount(0)
  const settings = page.waitForResponse((response) => response.url().includes('/other/config'))
  await page.goto('/courses/detail/2')
  await settings
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/courses/detail/2')
})
