import type { Page } from 'playwright'

/** Work of the browser from an action until its result is complete. */
export interface Render {
  /** From the action to the first frame with content, in ms. */
  shown: number
  /** All script, including after the first frame, in ms. */
  script: number
  /** In ms. 0 if all tasks take less than 50 ms, which the browser does not report. */
  longestTask: number
  elements: number
}

declare global {
  interface Window {
    /** Set on a page of the rendering server until hydration is done. */
    shuyuanQueuedClicks?: { isHydrating: boolean }
    renderBench: { tasks: number[]; startedAt: number; shownAt: number }
  }
}

/** Records long tasks and when the selector first matches after the last click or key. */
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
  /** CPU throttling factor. */
  slowdown: number
  /** Matches when the first content is visible. */
  first: string
  /** Opens the page that the action starts from. */
  prepare?: () => Promise<unknown>
  act: () => Promise<unknown>
  /** Resolves when the content is complete. */
  isWhole: () => Promise<unknown>
}

/** Measures the rendering caused by an action. */
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
  // CPU time, which other programs do not affect.
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
