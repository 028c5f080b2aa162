import { launch } from 'puppeteer-core'
import { patienceMs, type Browser } from './browser'

/** What Firefox reports for a file that it no longer loads because the page is left. */
const abortedLoad = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Starts Firefox without a window. */
export async function startFirefox(): Promise<Browser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? 'firefox',
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'media.autoplay.default': 0 },
  })
  const errors: string[] = []
  async function openTab() {
    const tab = await browser.newPage()
    tab.on('pageerror', (error) => {
      if (!abortedLoad.test(String(error))) errors.push(String(error))
    })
    tab.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    await tab.setViewport({ width: 1280, height: 800 })
    return tab
  }
  let page = await openTab()
  const find = (xpath: string) => page.locator(`xpath/${xpath}`).setTimeout(patienceMs)
  return {
    async open(url) {
      await page.goto(url)
    },
    click: (xpath) => find(xpath).setVisibility('visible').click(),
    type: (xpath, value) => find(xpath).fill(value),
    async waitFor(xpath) {
      await find(xpath).wait()
    },
    async back() {
      await page.goBack()
    },
    read: (expression) => page.evaluate(expression),
    errors: () => errors,
    async closeTab() {
      const next = await openTab()
      await page.close({ runBeforeUnload: true })
      page = next
    },
    quit: () => browser.close(),
  }
}
