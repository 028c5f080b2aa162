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

/** The page answers by itself from here on, and shows who is signed in. */
export async function expectTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete' && !window.shuyuanTaps)
}
