import type { Page } from '@playwright/test'
import { expect } from '../e2e/shared/fixtures'

/** Returns the image name of a URL: `/courses/detail/1?tab=3` is `courses-detail-1-tab-3`. */
export function nameOf(href: string): string {
  const name = decodeURIComponent(href).replace(/[^\p{L}\p{N}]+/gu, '-')
  return name.replace(/^-|-$/g, '').slice(0, 60) || 'home'
}

/** Waits until a page is loaded and nothing moves. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}
