import { chromium, type CDPSession, type Page } from 'playwright'
import { launchOptions } from './bench.config.ts'
import { growthOf } from './growth.ts'
import { megabytes } from './memory-of.ts'
import { print, row } from './print.ts'

/** How far the clock of the page advances in each round, in ms. */
const roundMs = 90_000
/** Number of rounds after which all code is loaded and the caches are full. */
const warmUp = 5
const mostGrowth = { heap: 1.1, nodes: 1.05, listeners: 1.05, timers: 1.2 }

type Figure = keyof typeof mostGrowth
type Figures = Record<Figure, number>

const names: readonly Figure[] = ['heap', 'nodes', 'listeners', 'timers']

declare global {
  interface Window {
    activeTimers: Set<unknown>
  }
}

/** Records pending timers. Runs before the page's own code. */
function countTimers(): void {
  window.activeTimers = new Set()
  const { setTimeout, clearTimeout, setInterval, clearInterval } = window
  window.setTimeout = ((run: () => void, ms?: number, ...args: []) => {
    const timer = setTimeout(() => {
      window.activeTimers.delete(timer)
      run(...args)
    }, ms)
    window.activeTimers.add(timer)
    return timer
  }) as typeof setTimeout
  window.setInterval = ((run: () => void, ms?: number, ...args: []) => {
    const timer = setInterval(run, ms, ...args)
    window.activeTimers.add(timer)
    return timer
  }) as typeof setInterval
  // Named functions would fail, because tsx wraps them in a helper that the page does not have.
  window.clearTimeout = ((timer?: number) => {
    window.activeTimers.delete(timer)
    clearTimeout(timer)
  }) as typeof clearTimeout
  window.clearInterval = ((timer?: number) => {
    window.activeTimers.delete(timer)
    clearInterval(timer)
  }) as typeof clearInterval
}

async function figuresOf(page: Page, devtools: CDPSession): Promise<Figures> {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? NaN
  return {
    heap: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    timers: await page.evaluate(() => window.activeTimers.size),
  }
}

const banner = (page: Page) => page.getByRole('banner')

async function signIn(page: Page): Promise<void> {
  await banner(page).getByRole('button', { name: '登录', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await dialog.getByLabel('密码', { exact: true }).fill('shuyuan123')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function signOut(page: Page): Promise<void> {
  await banner(page).locator('button[aria-haspopup=menu]').last().click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await banner(page).getByRole('button', { name: '登录', exact: true }).waitFor()
}

/** Opens the home page, plays a lesson, opens the account and returns, without a reload. */
async function use(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await signIn(page)
  await main.locator('a[href="/courses/detail/4"]').first().click()
  await main.getByRole('tab', { name: '课程评论' }).click()
  await main.getByRole('tab', { name: '课程目录' }).click()
  await main.getByRole('tabpanel').getByRole('link').first().click()
  const player = page.getByRole('region', { name: '视频播放器' })
  await player.hover()
  await player.getByRole('button', { name: '播放', exact: true }).click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 1)
  await page.clock.fastForward(roundMs)
  await banner(page).getByRole('link', { name: 'VIP会员' }).click()
  await main.getByRole('heading', { level: 1, name: 'VIP会员' }).waitFor()
  await page.goBack()
  await player.waitFor()
  await signOut(page)
  await banner(page).getByRole('link').first().click()
  await main.getByRole('article').first().waitFor()
}

/** Returns whether the memory of a page stays constant over repeated use. */
export async function soakBrowser(url: string, rounds: number): Promise<boolean> {
  const browser = await chromium.launch(launchOptions)
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1280, height: 800 } })
  await page.clock.install()
  await page.addInitScript(countTimers)
  await page.goto(url)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const all: Figures[] = []
  row(['Round', 'Heap', 'DOM nodes', 'Listeners', 'Timers'])
  row(['--:', '--:', '--:', '--:', '--:'])
  for (let round = 1; round <= rounds; round += 1) {
    await use(page)
    const figures = await figuresOf(page, devtools)
    all.push(figures)
    const { heap, nodes, listeners, timers } = figures
    row([String(round), megabytes(heap), ...[nodes, listeners, timers].map(String)])
  }
  await browser.close()
  print('')
  let isSteady = true
  for (const name of names) {
    const most = mostGrowth[name]
    const growth = growthOf(all.slice(warmUp).map((figures) => figures[name]))
    isSteady &&= growth <= most
    print(`${name}: × ${growth.toFixed(2)} (at most ${most})`)
  }
  print('')
  return isSteady
}
