import type { Page } from '@playwright/test'
import { test as base } from './fixtures'
import { startRenderingServer } from './stack'

/** Serves the site from a rendering server without a cache. */
export const test = base.extend<object, { rendered: string }>({
  rendered: [
    async ({ stack }, use) => {
      const server = await startRenderingServer(stack.apiUrl, { freshSeconds: 0 })
      await use(server.siteUrl)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ rendered }, use) => use(rendered),
})

/** Whether this page is hydrated, evaluated in the browser. */
const isDone = () => document.readyState === 'complete' && !window.shuyuanQueuedClicks

/** Returns true once the page is hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(isDone)
}

/** Waits for hydration. Afterwards the page handles clicks and shows the signed-in learner. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isDone)
}
