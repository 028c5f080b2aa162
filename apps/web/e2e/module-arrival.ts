import type { Page } from '@playwright/test'
import { chunkOf } from './chunk-of'

/** Settles once the page has requested a module, and the module and its imports can be used. */
export async function moduleArrival(page: Page, module: string): Promise<void> {
  const file = `/${chunkOf(module)}`
  await page.waitForFunction(
    (path) =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === path),
    file,
  )
  await page.evaluate((path) => import(path).then(() => undefined), file)
}
