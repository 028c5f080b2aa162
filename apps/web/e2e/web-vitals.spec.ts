import { expect, test } from './fixtures'

test('a visit is measured if the operator has set an endpoint, and sent when the page is hidden', async ({
  page,
}) => {
  await page.route('**/config.js', async (route) => {
    // The original file contains the API URL.
    const response = await route.fetch()
    const setting = "window.shuyuanConfig.webVitals = { endpoint: '/vitals' }"
    await route.fulfill({ response, body: `${await response.text()}\n${setting}` })
  })
  await page.goto('/courses/detail/1')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('report-web-vitals')),
  )
  await page.waitForLoadState('networkidle')
  const sent = page.waitForRequest('**/vitals')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const report = JSON.parse((await sent).postData() ?? '')
  expect(report.route).toBe('/courses/detail/$courseId')
  expect(report.metrics.map(({ name }: { name: string }) => name)).toContain('FCP')
})
