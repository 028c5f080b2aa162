import type { Page } from '@playwright/test'

/**
 * Carries out the calls to a path, but holds back their answers.
 *
 * @returns lets them go
 */
export async function holdBack(page: Page, path: string): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
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
