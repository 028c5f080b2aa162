import type { Page } from '@playwright/test'
import { chunkOf } from './chunk-of'

/** Resolves when the page has requested a module and can import it. */
export async function moduleArrival(page: Page, module: string): Promise<void> {
  const file = `/${chunkOf(module)}`
  await page.waitForFunction(
    (path) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    file,
  )
  await page.evaluate((path) => import(path).then(() => undefined), file)
}
