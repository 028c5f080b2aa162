import type { Page } from '@playwright/test'
import { chunkOf } from './chunk-of'

/** From the next load on, rendering the course list throws, which no reply of a server achieves. */
export async function breakCourseList(page: Page): Promise<void> {
  const code = chunkOf('src/routes/_main/courses/index.tsx?tsr-split=component')
  await page.route(`**/${code}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export const component = () => { throw new Error('nobody expected this') }",
    }),
  )
}
