import { expect, type Page } from '@playwright/test'

/**
 * Advances the page's clock in steps until the check passes. Polls and retries take their full time on the
 * page, but not in the test. Call `page.clock.install()` before opening the page.
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

/** Timeout of one check while the clock advances, in ms. */
export const glance = { timeout: 100 }
