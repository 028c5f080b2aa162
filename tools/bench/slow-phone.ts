import type { Browser, BrowserContext, Page } from 'playwright'
import type { LearnerStorage } from './new-learner.ts'

declare global {
  interface Window {
    /** Set on a page of the rendering server until it is hydrated. */
    shuyuanQueuedClicks?: object
  }
}

/** Starts a phone with an empty cache. Without storage the visitor is signed out. */
export function newPhone(browser: Browser, storageState?: LearnerStorage): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 375, height: 667 },
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ...(storageState && { storageState }),
  })
}

/** Throttles the CPU four times. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Limits the network of a page to 9 Mbit/s and 60 ms, like 4G in a city. */
export async function limitNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const bytesPerSecond = 9_000_000 / 8
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Waits until hydration and all requests are done. */
export async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && window.shuyuanQueuedClicks === undefined,
  )
  await page.waitForLoadState('networkidle')
}
