import { expect, test } from '../shared/fixtures'
import { expectHydrated } from '../shared/rendered-site'

test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

test('a lost network is reported within a second, and the page loads when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/courses')
  const courses = page.getByRole('main').getByRole('article')
  await expect(courses.first()).toBeVisible()
  await expectHydrated(page)
  const notice = page.getByRole('status').filter({ hasText: '已离线，联网后自动更新' })
  await context.setOffline(true)
  await expect(notice).toBeVisible({ timeout: 1_000 })
  const [header, strip, heading] = await Promise.all(
    [page.getByRole('banner'), notice, page.getByRole('heading', { level: 1 })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(strip?.y).toBe((header?.y ?? 0) + (header?.height ?? 0))
  expect(heading?.y).toBeGreaterThan((strip?.y ?? 0) + (strip?.height ?? 0))
  await page.getByRole('main').getByRole('link', { name: '免费' }).first().click()
  await expect(page).toHaveURL(/scene=free/)
  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(courses.first()).toBeVisible()
  await expect(courses.filter({ hasNotText: '免费' })).toHaveCount(0)
})
