import type { Page } from 'playwright'

/** Event timings that are shorter are not reported. In ms. */
export const shortestTiming = 16

declare global {
  interface Window {
    noteEventTiming: (ms: number) => void
    reportEventTimings: () => void
  }
}

/**
 * Collects the event timings of taps, also of documents that a tap leaves.
 *
 * @returns gives those up to now, in ms
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
        // Reported at once, that of the touch would cost the click that follows it.
        if (entry.name === 'click') window.reportEventTimings()
      }
    }).observe(options)
  }, shortestTiming)
  return async () => {
    await page.evaluate(() => window.reportEventTimings())
    return timings
  }
}
