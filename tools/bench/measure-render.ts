import type { Page } from 'playwright'

/** What the browser did from an action to the end of what it causes. */
export interface Render {
  /** Milliseconds from the action to the first frame with content. */
  shown: number
  /** Milliseconds of script in all, also after the first frame. */
  script: number
  /** Milliseconds of the longest task; 0 for tasks below 50 ms, which the browser does not tell. */
  longestTask: number
  /** Elements of the page. */
  elements: number
}

declare global {
  interface Window {
    /** Set on a page of the rendering server until hydration is done. */
    shuyuanQueuedClicks?: { isHydrating: boolean }
    renderBench: { tasks: number[]; startedAt: number; shownAt: number }
  }
}

/** Notes long tasks, and when the selector first matches after the last click or key. */
function observe(selector: string) {
  const bench: Window['renderBench'] = { tasks: [], startedAt: 0, shownAt: NaN }
  window.renderBench = bench
  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) {
      if (task.startTime + task.duration >= bench.startedAt) bench.tasks.push(task.duration)
    }
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener(
    'click',
    ({ timeStamp }) => Object.assign(bench, { startedAt: timeStamp, tasks: [] }),
    { capture: true },
  )
  new MutationObserver(() => {
    if (!Number.isNaN(bench.shownAt) || document.querySelector(selector) === null) return
    bench.shownAt = 0
    requestAnimationFrame(() => setTimeout(() => (bench.shownAt = performance.now())))
  }).observe(document, { subtree: true, childList: true })
}

interface RenderOptions {
  /** How many times slower the processor is. */
  slowdown: number
  /** Matches once the first content is there. */
  first: string
  /** Opens what comes before the action. */
  prepare?: () => Promise<unknown>
  act: () => Promise<unknown>
  /** Resolves when all is there. */
  isWhole: () => Promise<unknown>
}

/** Measures what an action renders. */
export async function measureRender(
  page: Page,
  { slowdown, first, prepare, act, isWhole }: RenderOptions,
): Promise<Render> {
  const devtools = await page.context().newCDPSession(page)
  const scriptSeconds = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN
  }
  const settle = async () => {
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(
      () => document.readyState === 'complete' && !window.shuyuanQueuedClicks,
    )
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  }
  // Time of the processor, which other programs do not prolong.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.addInitScript(observe, first)
  if (prepare) {
    await prepare()
    await settle()
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const before = prepare ? await scriptSeconds() : 0
  await act()
  await isWhole()
  await settle()
  const script = ((await scriptSeconds()) - before) * 1000
  const seen = await page.evaluate(() => ({
    shown: window.renderBench.shownAt - window.renderBench.startedAt,
    longestTask: Math.max(0, ...window.renderBench.tasks),
    elements: document.querySelectorAll('*').length,
  }))
  return { ...seen, script }
}
