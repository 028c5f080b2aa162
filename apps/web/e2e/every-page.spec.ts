import type { Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { accessibilityFaults } from './accessible'
import { expectNames, namesOfPages } from './expected-names'
import { expect, test, visitAs } from './fixtures'
import { expectSettled } from './focused'
import { findLayoutFaults } from './layout-faults'
import { layoutShift, watchShifts } from './layout-shifts'
import {
  cutText,
  forcedColorFaults,
  heightKeptInWindow,
  movements,
  structureFaults,
} from './page-faults'
import { resizeWindow, withStyle } from './resize-window'
import { urlOf, guardedPaths, otherStates, sitePaths } from './site-routes'

// Every page is opened once for each kind of person, and everything that holds for all pages is checked
// on that one visit, by changing the window and the settings of the system.

/** The sample leaves out widths that a page is looked at by touch or with large text. */
const widths = sampleOf([320, 375, 768, 1024, 1440, 1920], [320, 768, 1440])
const shiftBudget = 0.02
/**
 * The server counts 120 calls a minute for all visitors behind one URL: a class that opens a page
 * together must not use them up.
 */
const callBudget = 6
/** What can wait is asked for later than this after a page begins (`useIsPageSettled`), so it is no part of its price. */
const settlingMs = 4_000

/** The values of WCAG 1.4.12. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** The calls that a page makes to have what it is opened for. */
function callsOf(page: Page, apiUrl: string): Promise<string[]> {
  return page.evaluate(
    ({ start, end }) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.startsWith(start) && startTime < end)
        .map(({ name }) => name),
    { start: `${apiUrl}/api/`, end: settlingMs },
  )
}

async function expectLoaded(page: Page): Promise<void> {
  await expectSettled(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // The name of the school is in the title once the settings are there.
  await expect(page).toHaveTitle(/书院学堂$/)
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

/** What sticks out, is cut or too small to hit, at any width, by touch, with large and spaced text. */
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
  // What differs from a learner's page is its frame, which one state of each page shows.
  visitor: sampleOf([...publicPaths, ...otherStates()], publicPaths),
  learner: [...sitePaths(), ...otherStates()].filter((href) => !href.startsWith('/login')),
}
/** Narrow windows shift most; the exhaustive run loads each page in a wide one as well. */
const loadedAt = sampleOf([375, 1440], [375])

for (const who of ['visitor', 'learner'] as const) {
  for (const href of visits[who]) {
    test(`${href} is in order for a ${who}`, async ({ page, sandbox }) => {
      // The window changes more than a dozen times, and each time the page is laid out and measured.
      test.setTimeout(90_000)
      if (who === 'learner') await visitAs(page, await sandbox.logIn('13800000001'))
      await sandbox.fail({ operation: '*', delayMs: 150 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      // By default the 250 first ones are noted, and scripts are among them.
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

test('every page of the router and every page with expected names is among them', () => {
  expect(visits.learner.length).toBeGreaterThan(30)
  expect(visits.learner).toEqual(expect.arrayContaining(['/', '/courses/detail/1', '/member']))
  expect(() => urlOf('/books/$bookId')).toThrow('a sample for its parameter "bookId"')
  for (const [href, names] of Object.entries(namesOfPages)) {
    if (names.visitor) expect(visits.visitor).toContain(href)
    if (names.learner) expect(visits.learner).toContain(href)
  }
})

test('a guarded page asks visitors to sign in', async ({ page }) => {
  for (const path of guardedPaths().map(urlOf)) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login\?redirect=/)
  }
})
