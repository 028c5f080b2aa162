import type { Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { accessibilityFaults } from '../shared/accessible'
import { expectNames, namesOfPages } from './expected-names'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { findLayoutFaults } from './layout-faults'
import { layoutShift, watchShifts } from '../shared/layout-shifts'
import {
  cutText,
  forcedColorFaults,
  heightKeptInWindow,
  movements,
  structureFaults,
} from './page-faults'
import { resizeWindow, withStyle } from './resize-window'
import { urlOf, guardedPaths, otherStates, sitePaths } from '../shared/site-routes'

// Every page opens once for a visitor and once for a learner. All general checks run during that visit, with
// different window sizes and system settings.

/** The sample omits widths that other checks cover with touch or large text. */
const widths = sampleOf([320, 375, 768, 1024, 1440, 1920], [320, 768, 1440])
const shiftBudget = 0.02
/**
 * The server allows 120 calls per minute for all visitors behind one IP address. A class that opens the same
 * page at once must stay below this limit.
 */
const callBudget = 7

/** Text spacing of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** Collects the calls of a page. */
function callsOf(page: Page, apiUrl: string): Promise<string[]> {
  return page.evaluate(
    (start) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.startsWith(start))
        .map(({ name }) => name),
    `${apiUrl}/api/`,
  )
}

async function expectLoaded(page: Page): Promise<void> {
  await expectSettled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // The title contains the school's name once the settings are loaded.
  await expect(page).toHaveTitle(/书院学堂$/)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

/** Finds overflow, cut text and small targets in all widths, with touch, and with large or spaced text. */
async function fitFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const note = (how: string, found: string[]) =>
    faults.push(...found.map((fault) => `${how}: ${fault}`))

  for (const width of widths) {
    await resizeWindow(page, { width })
    note(`${width} px`, await page.evaluate(findLayoutFaults, 24))
  }
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const width of [375, 1024]) {
    await resizeWindow(page, { width, hasTouch: true })
    note(`${width} px, touch`, await page.evaluate(findLayoutFaults, 44))
  }
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await withStyle(page, 'html { font-size: 200% !important; }', async () => {
    for (const width of [375, 1280]) {
      await resizeWindow(page, { width })
      note(`${width} px, text at 200 %`, await page.evaluate(findLayoutFaults, 24))
    }
  })
  await withStyle(page, spacing, async () => {
    for (const width of [375, 1280]) {
      await resizeWindow(page, { width })
      note(`${width} px, spaced text`, await cutText(page))
    }
  })
  const zoomed = { width: 320, height: 256 }
  await resizeWindow(page, zoomed)
  note('at 400 %', await cutText(page))
  const kept = await heightKeptInWindow(page)
  if (kept > zoomed.height / 3) note('at 400 %', [`${kept} px stay in the window`])
  return faults
}

const publicPaths = sitePaths().filter(
  (href) => !guardedPaths().map(urlOf).includes(href.replace(/\?.*/, '')),
)
const visits = {
  // Visitors see a different frame, so one state of each page is enough.
  visitor: sampleOf([...publicPaths, ...otherStates()], publicPaths),
  learner: [...sitePaths(), ...otherStates()].filter((href) => !href.startsWith('/login')),
}
/** Narrow windows have the largest shifts. The exhaustive run also loads each page in a wide one. */
const loadedAt = sampleOf([375, 1440], [375])

for (const who of ['visitor', 'learner'] as const) {
  for (const href of visits[who]) {
    test(`${href} passes all checks for a ${who}`, async ({ page, sandbox }) => {
      // The window is resized more than a dozen times, with layout and measurement each time.
      test.setTimeout(90_000)
      if (who === 'learner') await visitAs(page, await sandbox.logIn('13800000001'))
      await sandbox.fail({ operation: '*', delayMs: 150 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      // The default limit is 250 entries, which include scripts.
      await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
      for (const width of loadedAt) {
        await resizeWindow(page, { width })
        await page.goto(href)
        await expectLoaded(page)
        const calls = await callsOf(page, sandbox.apiUrl)
        expect.soft(calls.length, calls.join(', ')).toBeLessThanOrEqual(callBudget)
        const { sum, moved } = await layoutShift(page)
        expect.soft(sum, `layout shift at ${width} px: ${moved}`).toBeLessThanOrEqual(shiftBudget)
      }
      await resizeWindow(page, { width: 1280 })
      expect.soft(await structureFaults(page), 'structure').toEqual([])
      if (new URL(page.url()).pathname !== href.replace(/\?.*/, '')) return

      await expectNames(page, namesOfPages[href]?.[who] ?? [])
      expect.soft(await movements(page), 'motion in spite of reduced motion').toEqual([])
      expect.soft(await fitFaults(page), 'layout').toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      expect.soft(await forcedColorFaults(page), 'forced colors').toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      expect.soft(await accessibilityFaults(page), 'axe').toEqual([])
    })
  }
}

test('a guarded page asks visitors to sign in', async ({ page }) => {
  for (const path of guardedPaths().map(urlOf)) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login\?redirect=/)
  }
})
