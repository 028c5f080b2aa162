import type { Locator, Page } from '@playwright/test'
import { chunkOf } from '../shared/chunk-of'
import { expect, visitAs } from '../shared/fixtures'
import { holdBackRequests } from '../shared/hold-back'
import { expectHydrated, test } from '../shared/rendered-site'

const everyScript = '**/assets/*.js'

/** Opens a page whose hydration cannot finish until the returned function is called. */
async function openWhileHydrating(page: Page, path: string): Promise<() => void> {
  const release = await holdBackRequests(page, `**/${chunkOf('src/shell/back-to-top.ts')}`)
  await page.goto(path)
  await page.waitForFunction(() => window.shuyuanQueuedClicks?.isHydrating)
  return release
}

/** Clicks until the result is visible. React may not have hydrated the button yet. */
async function clickUntilVisible(button: Locator, result: Locator): Promise<void> {
  await expect(async () => {
    // The button may have been replaced after a slow result.
    if (!(await result.isVisible())) await button.click({ timeout: 2_000 })
    await expect(result).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** URL of the document, which a navigation inside the site does not change. */
const loadedUrl = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)

const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true })

test('a click before the script has loaded is handled after hydration', async ({ page }) => {
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('a click that is handled during hydration is not handled twice', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const release = await openWhileHydrating(page, '/')
  const opened = menuButton(page, '关闭菜单')
  await clickUntilVisible(menuButton(page, '打开菜单'), opened)
  release()
  await expectHydrated(page)
  await expect(opened).toBeVisible()
})

test('a button reacts in the frame after a click during hydration', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openWhileHydrating(page, '/')
  const menu = menuButton(page, '打开菜单')
  const isPending = menu.evaluate(
    (button) =>
      new Promise((resolve) => {
        window.addEventListener(
          'click',
          () => requestAnimationFrame(() => resolve('pending' in button.dataset)),
          { capture: true, once: true },
        )
      }),
  )
  await menu.click()
  expect(await isPending).toBe(true)
  await expect(menuButton(page, '关闭菜单')).toBeVisible()
  await expect(menuButton(page, '关闭菜单')).not.toHaveAttribute('data-pending')
})

test('the browser follows a link that is clicked during hydration', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await openWhileHydrating(page, '/courses')
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('tab', { selected: true })).toBeAttached()
  expect(await loadedUrl(page)).toContain('/courses/detail/')
})

test('a learner can favorite a course during hydration', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const release = await openWhileHydrating(page, '/courses/detail/4')
  const favorite = (pressed: boolean) => page.getByRole('button', { name: '收藏', pressed })
  const answer = page.waitForResponse(/\/like$/)
  await clickUntilVisible(favorite(false), favorite(true))
  await answer
  release()
  await expectHydrated(page)
  await expect(page).toHaveURL('/courses/detail/4')
  await expect(favorite(true)).toBeVisible()
})

test('a link works before the script has loaded', async ({ page }) => {
  await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Python 程序设计/ })
    .first()
    .click()
  await expect(page).toHaveURL('/courses/detail/4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Python 程序设计/)
})

test('keywords typed before the script has loaded stay, and can be submitted', async ({ page }) => {
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  const search = page.getByRole('searchbox')
  await search.fill('Python')
  release()
  await expectHydrated(page)
  await expect(search).toHaveValue('Python')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?keywords=Python')
})

test('the browser submits a search before the script has loaded', async ({ page }) => {
  await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('Python 程序')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?keywords=Python(\+|%20)/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Python/ })
      .first(),
  ).toBeVisible()
})

test('a page scrolled before hydration keeps its scroll position', async ({ page }) => {
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/courses/detail/4', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  release()
  await expectHydrated(page)
  await expect(page.getByRole('region', { name: '课程操作' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
})

test('a page opened while the previous one hydrates starts at the top', async ({ page }) => {
  const release = await openWhileHydrating(page, '/courses')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const search = page.getByRole('searchbox')
  await search.fill('Python')
  await search.press('Enter')
  await expect(page).toHaveURL('/search?keywords=Python')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(await loadedUrl(page)).toContain('/courses')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  release()
  await expectHydrated(page)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

for (const path of ['/', '/courses', '/courses/detail/4', '/vip', '/login', '/member/orders']) {
  test(`${path} has no form for secrets before its script has loaded`, async ({ page }) => {
    await holdBackRequests(page, everyScript)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root + script').first()).toBeAttached()
    await expect(page.locator('[type="password"]')).toHaveCount(0)
    await expect(page.locator('form:not([role="search"])')).toHaveCount(0)
  })
}

test('the script is fetched after the first paint and the main image, with low priority', async ({
  page,
}) => {
  const release = await holdBackRequests(page, /\/pictures\/hero/)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const priorities = new Map<string, string>()
  devtools.on('Network.requestWillBeSent', ({ request: { url, initialPriority } }) =>
    priorities.set(new URL(url).pathname, initialPriority),
  )
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length)
  release()
  await expectHydrated(page)
  const { paintedAt, imageAt, startedAt, modules } = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    const scripts = resources.filter(({ name }) => name.endsWith('.js'))
    return {
      paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      imageAt: resources.find(({ name }) => name.includes('/pictures/hero'))?.responseEnd,
      startedAt: Math.min(...scripts.map(({ startTime }) => startTime)),
      modules: Array.from(document.querySelectorAll('script[type="module"]'), (script) =>
        script.getAttribute('src'),
      ),
    }
  })
  expect(startedAt).toBeGreaterThan(Number(paintedAt))
  // Scripts wait at most one second for the image.
  expect(startedAt).toBeGreaterThan(Math.min(Number(imageAt), 1000))
  const used = new Set(modules.map((path) => priorities.get(path ?? '')))
  expect([...used]).toEqual(['Low'])
  await expect(page.locator('head script[src]:not([type="module"])')).toHaveCount(0)
})
