import type { Page } from 'playwright'

/** In ms. The browser does not report shorter event timings. */
export const shortestTiming = 16

declare global {
  interface Window {
    noteEventTiming: (ms: number) => void
    reportEventTimings: () => void
  }
}

/**
 * Collects the event timings of taps, including those in documents that the tap navigates away from.
 *
 * @returns a function that returns the timings so far, in ms
 */
export async function collectEventTimings(page: Page): Promise<() => Promise<number[]>> {
  const timings: number[] = []
  await page.exposeFunction('noteEventTiming', (ms: number) => timings.push(ms))
  await page.addInitScript((durationThreshold) => {
    const options = { type: 'event', durationThreshold }
    const waiting: number[] = []
    window.reportEventTimings = () => {
      for (const ms of waiting.splice(0)) window.noteEventTiming(ms)
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
        waiting.push(entry.duration)
        // Reports only after a click, because a report of the touch would delay the click.
        if (entry.name === 'click') window.reportEventTimings()
      }
    }).observe(options)
  }, shortestTiming)
  return async () => {
    await page.evaluate(() => window.reportEventTimings())
    return timings
  }
}
