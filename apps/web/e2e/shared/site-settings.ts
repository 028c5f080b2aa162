import type { Page } from '@playwright/test'

/** Appends a statement to `config.js`. The original file contains the API URL. */
export async function addToSettings(page: Page, statement: string): Promise<void> {
  await page.route('**/config.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n${statement}` })
  })
}

/** Replaces `config.js` by one that contains only the API URL. */
export async function clearSettings(page: Page, apiBaseUrl: string): Promise<void> {
  await page.route('**/config.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.shuyuanConfig = ${JSON.stringify({ apiBaseUrl })}`,
    }),
  )
}
