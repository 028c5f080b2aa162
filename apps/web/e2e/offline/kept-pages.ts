import { expect, type Page } from '@playwright/test'

/** Resolves when the service worker controls the page and has precached its files. */
export async function workerStart(page: Page): Promise<void> {
  await page.waitForFunction(
    () => navigator.serviceWorker.controller?.state === 'activated',
    undefined,
    { timeout: 60_000 },
  )
}

/** Returns the names of all caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

/** Expects no cache with data of a learner. */
export async function expectNothingPersonal(page: Page): Promise<void> {
  await expect
    .poll(async () => (await cacheNames(page)).filter((name) => name.includes('member')))
    .toEqual([])
}

/** Returns names, URLs and texts of all cached data, without the site's own code. */
export function keptText(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      if (/precache|assets/.test(name)) continue
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(name, request.url, (await response?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
}
