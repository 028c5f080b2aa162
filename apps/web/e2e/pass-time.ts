import { expect, type Page } from '@playwright/test'

/**
 * Lets the page's clock run ahead, step by step, until the check holds: polls and retries take their full
 * time on the page, but not in the test. Needs `page.clock.install()` before the page is opened.
 */
export async function passTime(
  page: Page,
  check: () => Promise<unknown>,
  stepMs = 1_000,
): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs)
    await check()
  }).toPass({ intervals: [20], timeout: 10_000 })
}

/** How long one look may take while time passes. */
export const glance = { timeout: 100 }
