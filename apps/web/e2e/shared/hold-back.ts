import type { Page } from '@playwright/test'

/** Code that awaits `released` continues after `letGo` is called. */
function gate() {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { released, letGo }
}

/**
 * Executes the calls to a path, but delays their replies.
 *
 * @returns a function that releases them
 */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  const { released, letGo } = gate()
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch()
      await released
      await route.fulfill({ response })
    },
  )
  return letGo
}

/**
 * Delays requests with a matching URL before they reach the server.
 *
 * @returns a function that releases them
 */
export async function holdBackRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { released, letGo } = gate()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
