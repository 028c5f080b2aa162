import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

type RunOptions = Parameters<AxeBuilder['options']>[0]
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>

declare global {
  interface Window {
    axe: { run: (options: RunOptions) => Promise<AxeResults> }
  }
}

/** The standard that the site keeps, and what axe knows besides. */
const standard: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What a colour scheme alone can break. */
const colours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
}

/** The widths that are looked at: desktop, tablet, phone. */
const widths = [1440, 768, 375]

/** An opened menu belongs to its button, which is in a landmark; it hangs elsewhere to lie above all. */
const isMenu = /^<div data-radix-popper/

/** What axe finds on the page as it is: rule, where, what stands there. */
async function findings(page: Page, options: RunOptions): Promise<string[]> {
  // The builder brings axe into the page; once it is there, it can be asked directly.
  const isThere = await page.evaluate(() => 'axe' in window)
  const { violations } = isThere
    ? await page.evaluate((asked) => window.axe.run(asked), options)
    : await new AxeBuilder({ page }).setLegacyMode().options(options).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !(id === 'region' && isMenu.test(html)))
      .map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}

/**
 * Throws what axe finds on the page as it is, in both colour schemes and three widths. In the dark only
 * colours differ, so only their rules run again; every width has the whole standard, as it shows other
 * elements.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const found = new Map<string, string>()
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion no colour is on its way from one to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const finding of await findings(page, colorScheme === 'dark' ? colours : standard)) {
        if (!found.has(finding)) found.set(finding, `${width} px, ${colorScheme}: ${finding}`)
      }
    }
  }
  if (found.size > 0) throw new Error(`axe on ${where}\n${[...found.values()].join('\n')}`)
}
