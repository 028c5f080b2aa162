import type { Page } from '@playwright/test'
import { test as base } from './fixtures'
import { startRenderingServer } from './stack'

/** Tests of the site as the rendering server sends it, which keeps nothing. */
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

/** Waits until hydration is done. From then on the page handles clicks and shows who is signed in. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !window.shuyuanQueuedClicks,
  )
}
