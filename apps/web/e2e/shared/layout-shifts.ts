import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Layout shifts without user input, and the elements that moved. */
    shifts: { value: number; nodes: string[] }[]
  }
}

/** Records every layout shift from the next page load on. */
export async function watchShifts(page: Page): Promise<void> {
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

/** Returns the sum of the browser's layout shift values so far, and the elements that moved. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => window.shifts)
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    moved: JSON.stringify(shifts),
  }
}
