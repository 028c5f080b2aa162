import type { Locator, Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'

function firstCard(page: Page): Locator {
  return page.getByRole('main').getByRole('article').first().getByRole('link').first()
}

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

interface Intent {
  page: Page
  /** Page that contains the link. */
  from: string
  link: Locator
  /** Signals the intent to follow the link, such as hover or focus. */
  announce: () => Promise<void>
  follow: () => Promise<void>
  /** URL of the link's target. */
  to: string | RegExp
  /** Matches the data request of the target page. */
  call: RegExp
  /** The data arrives only after the link is followed. */
  isLate?: boolean
}

/** Expects code and data to be requested before the link is followed, and not again afterwards. */
async function expectPreloaded({ page, from, link, announce, follow, to, call, isLate }: Intent) {
  const { requests, openCount } = recordRequests(page)
  await page.goto(from)
  await expectSettled(page)
  await expect(link).toBeVisible()
  await expect.poll(openCount).toBe(0)
  const start = page.url()
  requests.length = 0
  await announce()
  await expect.poll(() => requests).toContainEqual(expect.stringMatching(/\.js$/))
  const called = expect.stringMatching(call)
  if (!isLate) await expect.poll(() => requests).toContainEqual(called)
  await expect.poll(openCount).toBe(0)
  if (isLate) expect(requests).not.toContainEqual(called)
  expect(page.url()).toBe(start)
  await follow()
  await expect(page).toHaveURL(to)
  await expectSettled(page)
  await expect.poll(openCount).toBe(0)
  expect(requests).toContainEqual(called)
  expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([])
}

test.describe('hovering over', () => {
  const withMouse = (link: Locator) => ({
    link,
    announce: () => link.hover(),
    follow: () => link.click(),
  })

  test('a navigation item preloads its page', async ({ page }) => {
    const nav = page.getByRole('navigation', { name: '主导航' })
    await expectPreloaded({
      page,
      from: '/',
      ...withMouse(nav.getByRole('link', { name: '全部课程' })),
      to: '/courses',
      call: /\/api\/v2\/courses\?/,
    })
  })

  test('a card preloads its course', async ({ page }) => {
    await expectPreloaded({
      page,
      from: '/courses',
      ...withMouse(firstCard(page)),
      to: /\/courses\/detail\/\d+$/,
      call: /\/api\/v2\/course\/\d+$/,
    })
  })

  test('a lesson does not request the data that the server would count as opened', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [4] })
    await visitAs(page, token)
    const { requests, openCount } = recordRequests(page)
    await page.goto('/courses/detail/4?tab=3')
    await expectSettled(page)
    // The page has loaded the code of its lessons.
    await expect.poll(openCount).toBe(0)
    requests.length = 0
    const link = page.getByRole('tabpanel').locator('a[href="/courses/video/404"]')
    await link.hover()
    await expect.poll(openCount).toBe(0)
    expect(requests).toEqual([])
    await link.click()
    await expect(page.locator('video')).toHaveJSProperty('readyState', 4)
    expect(requests).not.toContainEqual(
      expect.stringMatching(/\/(video|lesson-playback)[^/]*\.js$/),
    )
  })

  test('a link button preloads its page', async ({ page }) => {
    await expectPreloaded({
      page,
      from: '/search',
      ...withMouse(page.getByRole('main').getByRole('link', { name: '查看全部课程' })),
      to: '/courses',
      call: /\/api\/v2\/courses\?/,
    })
  })

  test('a link in a text preloads its page', async ({ page }) => {
    await expectPreloaded({
      page,
      from: '/announcement?id=7',
      ...withMouse(page.getByRole('main').getByRole('link', { name: '去看看全部课程' })),
      to: '/courses',
      call: /\/api\/v2\/courses\?/,
    })
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('touching a card preloads its course', async ({ page }) => {
    const link = firstCard(page)
    const input = await page.context().newCDPSession(page)
    await expectPreloaded({
      page,
      from: '/courses',
      link,
      async announce() {
        await link.scrollIntoViewIfNeeded()
        const box = await link.boundingBox()
        const touchPoints = box ? [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] : []
        await input.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      },
      async follow() {
        await input.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      },
      to: /\/courses\/detail\/\d+$/,
      call: /\/api\/v2\/course\/\d+$/,
    })
  })
})

test('passing over a link preloads nothing', async ({ page }) => {
  const { requests, openCount } = recordRequests(page)
  await page.goto('/courses')
  await expectSettled(page)
  await expect.poll(openCount).toBe(0)
  requests.length = 0
  await page
    .getByRole('main')
    .getByRole('article')
    .getByRole('link')
    .nth(4)
    .evaluate((link) => {
      link.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      document.body.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    })
  await firstCard(page).hover()
  const courses = () => requests.filter((request) => /\/course\/\d+$/.test(request))
  await expect.poll(courses).not.toEqual([])
  expect(courses()).toHaveLength(1)
})
