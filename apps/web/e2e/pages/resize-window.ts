import { expect, type Page } from '@playwright/test'

/** Runs checks with an additional style sheet on the page. */
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

/** Resizes the window and waits until media queries match, because Chromium may apply them late. */
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
