import type { Page } from '@playwright/test'
import { findLayoutFaults } from './layout-faults'
import { sitePages, type SitePage } from './site-pages'
import { expect, test, visitAs } from './fixtures'
import type { Sandbox } from './sandbox'

const widths = [320, 375, 768, 1024, 1440, 1920]
const heights = { narrow: 740, wide: 900 }
/** Longest sum of shifts, as the browser counts them. */
const shiftBudget = 0.02

declare global {
  interface Window {
    /** Layout shifts that no reader caused, with what moved. */
    shifts: { value: number; nodes: string[] }[]
  }
}

/** Begins to note every layout shift of the pages to come. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('hadRecentInput' in entry) || entry.hadRecentInput) continue
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
        const nodes = sources.map(({ node, previousRect: a, currentRect: b }) => {
          const what = node instanceof Element ? node.localName : String(node?.nodeName)
          return `${what} “${String(node?.textContent).slice(0, 20)}” ${a.x},${a.y},${a.width},${a.height} → ${b.x},${b.y},${b.width},${b.height}`
        })
        window.shifts.push({ value: Number(entry.value), nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The page shows its content, and what comes after it has come. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if ((await page.getByRole('banner').count()) > 0) {
    await expect(page.locator('button[aria-label^=主题]')).toBeAttached()
  }
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect.soft(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(shiftBudget)
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 768 ? heights.narrow : heights.wide })
}

async function begin(page: Page, sandbox: Sandbox, isMember: boolean): Promise<void> {
  if (isMember) await visitAs(page, await sandbox.logIn('13800000001'))
}

const states: { who: string; isMember: boolean; pages: readonly SitePage[] }[] = [
  { who: 'a visitor', isMember: false, pages: sitePages.filter((page) => !page.needsLogin) },
  {
    who: 'a learner',
    isMember: true,
    pages: sitePages.filter(({ route }) => !route.startsWith('/login')),
  },
]

test('the pages are those of the router', () => {
  expect(sitePages.length).toBeGreaterThan(20)
  expect(sitePages.filter((page) => page.needsLogin).length).toBeGreaterThan(6)
})

for (const { who, isMember, pages } of states) {
  for (const { route, address } of pages) {
    test(`${route} fits every window and stays where it is for ${who}`, async ({
      page,
      sandbox,
    }) => {
      await begin(page, sandbox, isMember)
      await sandbox.fail({ operation: '*', delayMs: 150 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await watchShifts(page)
      for (const width of [1440, 375]) {
        await resize(page, width)
        await page.goto(address)
        await settle(page)
        await expectStill(page)
      }

      const faults: string[] = []
      const look = async (how: string, target: number) => {
        const found = await page.evaluate(findLayoutFaults, { target })
        faults.push(...found.map((fault) => `${how}: ${fault}`))
      }
      for (const width of widths) {
        await resize(page, width)
        await look(`${width} px`, 24)
      }
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true })
      await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
      for (const width of [375, 1024]) {
        await resize(page, width)
        await look(`${width} px, touch`, 44)
      }
      await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: false })
      await page.addStyleTag({ content: 'html { font-size: 200% !important; }' })
      for (const width of [375, 1280]) {
        await resize(page, width)
        await look(`${width} px, text at 200 %`, 24)
      }
      expect(faults).toEqual([])
    })
  }
}
