import type { Page } from '@playwright/test'
import { expect, test } from '../shared/fixtures'
import { addToSettings } from '../shared/site-settings'

/** Hides the page for a moment, as if the user changed the tab. */
async function hideForAMoment(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

test('a visit is measured if the operator has set an endpoint, and sent when the page is hidden', async ({
  page,
}) => {
  await addToSettings(page, "window.shuyuanConfig.webVitals = { endpoint: '/vitals' }")
  const reports: { route: string; metrics: { name: string }[] }[] = []
  await page.route('/vitals', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  await page.goto('/courses/detail/1')
  // A page that is hidden before its first paint reports none.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  // The code that measures may load later.
  await expect(async () => {
    await hideForAMoment(page)
    expect(reports.flatMap(({ metrics }) => metrics.map(({ name }) => name))).toContain('FCP')
  }).toPass()
  expect(reports[0]?.route).toBe('/courses/detail/$courseId')
})
