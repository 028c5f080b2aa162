import type { Page } from '@playwright/test'
import { expect, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { expectHydrated, test } from '../shared/rendered-site'

/** Replies are fresh for at least this long, in ms. */
const freshMs = 5_000

/** Records the GET calls of a page and returns those that repeat a fresh one. */
function watchCalls(page: Page, apiUrl: string) {
  let calls: { url: string; at: number }[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (request.method() !== 'GET' || !url.startsWith(`${apiUrl}/api/`)) return
    calls.push({ url: url.slice(apiUrl.length), at: Date.now() })
  })
  return {
    clear: () => {
      calls = []
    },
    repeated: () =>
      calls
        .filter(({ url, at }, index) =>
          calls.slice(0, index).some((before) => before.url === url && at - before.at < freshMs),
        )
        .map(({ url }) => url),
  }
}

/** Opens a page and each of its tabs, and expects no repeated call. */
async function expectCallsOnce(
  page: Page,
  calls: ReturnType<typeof watchCalls>,
  path: string,
): Promise<void> {
  // The page before may still send requests until it is left.
  await page.goto('/favicon.svg')
  calls.clear()
  await page.goto(path)
  await expectHydrated(page)
  // Some parts load when they are near the viewport.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  await expectSettled(page)
  expect(calls.repeated(), path).toEqual([])
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expectSettled(page)
  }
  expect(calls.repeated(), `tabs of ${path}`).toEqual([])
}

// The browser logs missing pages.
test.use({ expectedErrors: /status of 404/ })

test('a visitor’s pages and their tabs repeat no call', async ({ page, stack }) => {
  test.setTimeout(120_000)
  const calls = watchCalls(page, stack.apiUrl)
  for (const path of [
    '/',
    '/courses',
    '/courses/detail/4',
    '/courses/detail/99999999',
    '/announcement',
    '/announcement?id=99999999',
    '/search?keywords=Python',
    '/vip',
  ]) {
    await expectCallsOnce(page, calls, path)
  }
})

test('a learner’s pages and their tabs repeat no call', async ({ page, sandbox, stack }) => {
  test.setTimeout(120_000)
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const calls = watchCalls(page, stack.apiUrl)
  for (const path of [
    '/',
    '/study-center',
    '/courses/detail/4',
    '/courses/video/401',
    '/order?goods_type=vod&goods_id=99999999',
    '/order?goods_type=role&goods_id=1',
    '/member',
    '/member/orders',
    '/member/messages',
    '/member/credit1-free',
  ]) {
    await expectCallsOnce(page, calls, path)
  }
})
