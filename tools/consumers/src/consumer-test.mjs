import { join } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from './serve.mjs'

/** Returns the folder of the app that this run created from a template. */
export function consumerFolder(template) {
  return join(process.env.CONSUMERS_FOLDER ?? '', template)
}

/** Playwright’s `test` for a consumer: `app` is its folder, `baseURL` the URL of its build. */
export const test = base.extend({
  template: ['', { option: true, scope: 'worker' }],
  app: [
    async ({ template }, use) => use(join(consumerFolder(template), 'app')),
    { scope: 'worker' },
  ],
  site: [
    async ({ app }, use) => {
      const { url, close } = await serve(join(app, 'dist'))
      await use(url)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site),
  /** A page that fails its test on exceptions, console messages and policy violations. */
  page: async ({ page }, use) => {
    const complaints = []
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    await page.exposeFunction('complain', (complaint) => complaints.push(complaint))
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        window.complain(`${event.violatedDirective} in ${event.sourceFile}:${event.lineNumber}`)
      })
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})
