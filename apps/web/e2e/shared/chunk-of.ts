import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Returns the built file that contains a module, by the module's name in the manifest. */
export function chunkOf(module: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(new URL('../../dist/.vite/manifest.json', import.meta.url), 'utf8'),
  )
  const { file } = manifest[module] ?? {}
  if (file === undefined) throw new Error(`${module} is not fetched on its own`)
  return file
}

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
