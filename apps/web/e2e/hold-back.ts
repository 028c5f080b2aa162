import type { Page } from '@playwright/test'

/** What waits for `released` goes on once `letGo` is called. */
function gate() {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { released, letGo }
}

/**
 * Carries out the calls to a path, but holds back their answers.
 *
 * @returns lets them go
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
 * Holds back requests whose URL matches: they reach the server only once they are let go.
 *
 * @returns lets them go
 */
export async function holdBackRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { released, letGo } = gate()
  await page.route(url, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}
