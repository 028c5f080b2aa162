import { AxeBuilder } from '@axe-core/playwright'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, type Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

/** WCAG rules that the site conforms to, and axe's best practices. */
const standard: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

export const phoneInLight: Look = { width: 375, colorScheme: 'light' }
const desktopInDark: Look = { width: 1440, colorScheme: 'dark' }

/** Desktop, tablet and phone in both color schemes. `npm test` checks two of these six. */
const looks = sampleOf<Look>(
  [
    phoneInLight,
    desktopInDark,
    { width: 1440, colorScheme: 'light' },
    { width: 768, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 375, colorScheme: 'dark' },
  ],
  [phoneInLight, desktopInDark],
)

/** Menus render in a portal outside of landmarks. Their buttons are in a landmark. */
const isMenu = /^<div data-menu-layer/

/** Returns axe's findings on the current page: rule, selector and HTML. */
async function findings(page: Page): Promise<string[]> {
  // The builder injects axe into the page. Afterwards it can be called directly.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = isThere
    ? await page.evaluate((asked) => window.axe.run(asked), standard)
    : await new AxeBuilder({ page }).setLegacyMode().options(standard).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'region' && isMenu.test(html)))
      .map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}

/** Returns axe's findings in several widths and color schemes, without duplicates. */
export async function accessibilityFaults(page: Page, inLooks = looks): Promise<string[]> {
  // Axe reports a control that a bar happens to cover in part as too small. Scrolling uncovers it.
  await page.addStyleTag({
    content: `
      [data-bottom-bar] { position: static !important; }
      header { position: relative !important; }
    `,
  })
  const found = new Map<string, string>()
  for (const { width, colorScheme } of inLooks) {
    // Reduced motion, so that no color is in transition.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    for (const finding of await findings(page)) {
      if (!found.has(finding)) found.set(finding, `${width} px, ${colorScheme}: ${finding}`)
    }
  }
  return [...found.values()]
}

export async function expectAccessible(page: Page): Promise<void> {
  expect((await accessibilityFaults(page)).join('\n')).toBe('')
}
