import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'

/** Records requests for scripts and data by method and path, and counts the pending ones. */
function recordRequests(page: Page) {
  const requests: string[] = []
  let open = 0
  page.on('request', (request) => {
    open += 1
    const { pathname, search } = new URL(request.url())
    if (request.resourceType() === 'script' || pathname.startsWith('/api/')) {
      requests.push(`${request.method()} ${pathname}${search}`)
    }
  })
  const close = () => {
    open -= 1
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return { requests, openCount: () => open }
}

test('hovering over a card requests code and data of its course, once', async ({ page }) => {
  const { requests, openCount } = recordRequests(page)
  await page.goto('/courses')
  await expectSettled(page)
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  await expect.poll(openCount).toBe(0)
  requests.length = 0
  await card.hover()
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\.js$/))
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\/api\/v2\/course\/\d+$/))
  await expect.poll(openCount).toBe(0)
  await expect(page).toHaveURL('/courses')
  await card.click()
  await expect(page).toHaveURL(/\/courses\/detail\/\d+$/)
  await expectSettled(page)
  await expect.poll(openCount).toBe(0)
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
})

test('hovering over a lesson does not request what the server would count as opened', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const { requests, openCount } = recordRequests(page)
  await page.goto('/courses/detail/4?tab=3')
  await expectSettled(page)
  // The page loads the code of its lessons.
  await expect
    .poll(() => requests)
    .toContainEqual(expect.stringMatching(/\/video-controls[^/]*\.js$/))
  await expect.poll(openCount).toBe(0)
  requests.length = 0
  const link = page.getByRole('tabpanel').locator('a[href="/courses/video/404"]')
  await link.hover()
  await expect.poll(openCount).toBe(0)
  expect(requests).toEqual([])
  await link.click()
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4)
  expect(requests).not.toContainEqual(expect.stringMatching(/\/(video|lesson-playback)[^/]*\.js$/))
})
