import { expect, type Page } from '@playwright/test'

/** Runs checks while a style sheet is on the page. */
export async function withStyle(
  page: Page,
  content: string,
  check: () => Promise<void>,
): Promise<void> {
  const style = await page.addStyleTag({ content })
  await check()
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}

interface WindowKind {
  width: number
  height?: number
  hasTouch?: boolean
}

/** Resolves when the rules for such a window apply: Chromium can owe them to a changed window. */
export async function resizeWindow(
  page: Page,
  { width, height = width < 768 ? 740 : 900, hasTouch = false }: WindowKind,
): Promise<void> {
  const touch = '(pointer: coarse)'
  const media = `(width: ${width}px) and ${hasTouch ? touch : `(not ${touch})`}`
  await withStyle(page, `@media ${media} { :root { --resized: yes; } }`, async () => {
    await page.setViewportSize({ width, height })
    await expect(page.locator(':root')).toHaveCSS('--resized', 'yes')
  })
}
