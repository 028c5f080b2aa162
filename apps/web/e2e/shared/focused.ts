import { expect, type Page } from '@playwright/test'

/** Waits until the page's only level 1 heading has this name and the focus. */
export async function expectHeadingFocused(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name })
  await expect(heading).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

/** Waits until the page and its surroundings are loaded. */
export async function expectSettled(page: Page): Promise<void> {
  // A dialog that opens automatically hides the page behind it.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached()
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  if ((await page.getByRole('banner').count()) > 0) {
    await expect(page.locator('button[aria-label^=主题]')).toBeAttached()
  }
}

/** Records a description of every element that receives focus from now on. */
export async function noteFocus(page: Page): Promise<() => Promise<string[]>> {
  const notes = await page.evaluateHandle(() => {
    const list: string[] = []
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof HTMLElement) list.push(`${target.tagName} ${target.innerText.trim()}`)
      },
      { capture: true },
    )
    return list
  })
  return () => notes.jsonValue()
}
