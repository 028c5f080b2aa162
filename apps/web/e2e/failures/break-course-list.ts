import type { Page } from '@playwright/test'
import { chunkOf } from '../shared/chunk-of'

/** Makes rendering of the course list throw from the next page load on. No server reply can cause this. */
export async function breakCourseList(page: Page): Promise<void> {
  const code = chunkOf('src/routes/_main/courses/index.tsx?tsr-split=component')
  await page.route(`**/${code}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const component = () => { throw new Error('nobody expected this') }",
    }),
  )
}
