import { expect, test as base } from '../shared/fixtures'
import { cacheNames, workerStart } from './kept-pages'
import { builtWorker, startReleaseHost, workerRemover } from './release-host'

const test = base.extend<{ release: Awaited<ReturnType<typeof startReleaseHost>> }>({
  release: async ({ sandbox }, use) => {
    const host = await startReleaseHost(sandbox.apiUrl)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ release }, use) => use(release.url),
})

test.use({ serviceWorkers: 'allow', expectedErrors: /QuotaExceeded|ERR_INTERNET_DISCONNECTED/ })
// The worker starts some seconds after a page has loaded.
test.setTimeout(120_000)

test('a new release waits until all tabs are closed, and no input is lost', async ({
  page,
  context,
  release,
}) => {
  await page.goto('/courses')
  await workerStart(page)
  const search = page.getByRole('banner').getByRole('searchbox')
  await search.fill('算法')
  release.serveWorker(`${await builtWorker()}\n// The next release.`)
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state ?? 'none')
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect.poll(isWaiting).toBe('installed')
  await expect(search).toHaveValue('算法')
  await page.reload()
  await expect.poll(isWaiting).toBe('installed')
  const next = await context.newPage()
  await page.close()
  await expect(async () => {
    // The browser switches once no page of the site is open.
    await next.goto('about:blank')
    await next.goto('/courses')
    expect(
      await next.evaluate(async () => (await navigator.serviceWorker.ready).waiting),
    ).toBeNull()
  }).toPass()
  await workerStart(next)
  await context.setOffline(true)
  await next.reload()
  await expect(next.getByRole('banner')).toBeVisible()
})

test('sw-off.js replaces a harmful worker and deletes its caches', async ({
  page,
  context,
  release,
}) => {
  await page.goto('/courses')
  await workerStart(page)
  release.serveWorker(await workerRemover())
  await page.reload()
  // The old worker may keep a file once more. The next start of the new one, some seconds later, removes it.
  await expect.poll(() => cacheNames(page), { timeout: 60_000 }).toEqual([])
  await page.reload()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

test('nothing is cached in a full storage, and the site works', async ({
  page,
  context,
  release,
}) => {
  const browser = await context.newCDPSession(page)
  await page.goto('/courses')
  await workerStart(page)
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin: release.url })
  await browser.send('Storage.overrideQuotaForOrigin', { origin: release.url, quotaSize: usage })
  await page.goto('/courses/detail/4?tab=3')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/courses')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
