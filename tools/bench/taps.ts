import { parseArgs } from 'node:util'
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from 'playwright'
import * as v from 'valibot'
import { launchOptions } from './bench.config.ts'
import { collectEventTimings, shortestTiming } from './event-timings.ts'
import { median } from './median.ts'
import { row } from './print.ts'
import { startApi, startSiteServer } from './start-servers.ts'

// How soon a page answers a tap on a processor with a fourth of this one's speed: the first tap of a visit, and
// those on a page that has come to rest.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)
const slowdown = 4
const viewport = { width: 375, height: 667 }

/** When a tap comes. */
type Moment = keyof typeof moments

interface Tap {
  name: string
  path: string
  moment: Moment
  isForLearners?: boolean
  /** Where the tap goes. */
  place: (page: Page) => Locator
  /** Visible once it is answered. */
  answer: (page: Page) => Locator
}

interface Answer {
  /** From the tap to the paint after its handlers, as the browser counts it. In ms. */
  event: number
  /** From the tap until its answer is visible. In ms. */
  visible: number
}

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const moments = {
  'after the first paint': {
    limit: 200,
    reached: (page: Page) => page.waitForFunction(hasPainted),
  },
  'during hydration': {
    limit: 200,
    reached: (page: Page) =>
      page.waitForFunction(() => window.shuyuanQueuedClicks?.isHydrating === true),
  },
  'at rest': { limit: 100, reached: atRest },
}

async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && window.shuyuanQueuedClicks === undefined,
  )
  await page.waitForLoadState('networkidle')
}

const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')

const firstTaps: Omit<Tap, 'moment'>[] = [
  {
    name: 'menu',
    path: '/',
    place: (page) => banner(page).getByRole('button', { name: '打开菜单' }),
    answer: (page) => banner(page).getByRole('button', { name: '关闭菜单' }),
  },
  {
    name: 'login dialog',
    path: '/',
    place: (page) => banner(page).getByRole('button', { name: '登录', exact: true }),
    answer: (page) => page.getByRole('dialog', { name: '登录' }),
  },
  {
    name: 'course',
    path: '/',
    place: (page) => main(page).getByRole('article').first(),
    answer: (page) => main(page).getByRole('tab').first(),
  },
]

const taps: Tap[] = [
  ...firstTaps.map((tap): Tap => ({ ...tap, moment: 'after the first paint' })),
  ...firstTaps.map((tap): Tap => ({ ...tap, moment: 'during hydration' })),
  {
    name: 'tab',
    path: '/courses/detail/4',
    moment: 'at rest',
    place: (page) => main(page).getByRole('tab', { name: '课程目录' }),
    answer: (page) => main(page).getByRole('tab', { name: '课程目录', selected: true }),
  },
  {
    name: 'filter',
    path: '/courses',
    moment: 'at rest',
    place: (page) => main(page).getByRole('link', { name: '免费', exact: true }),
    answer: (page) => main(page).locator('a[aria-current]', { hasText: '免费' }),
  },
  {
    name: 'next lesson',
    path: '/courses/video/403',
    moment: 'at rest',
    isForLearners: true,
    place: (page) => main(page).getByRole('link', { name: /下一节/ }),
    answer: (page) => main(page).locator('a[aria-current][href="/courses/video/404"]'),
  },
]

declare global {
  interface Window {
    /** Set on a page of the rendering server until hydration is done. */
    shuyuanQueuedClicks?: { isHydrating: boolean }
  }
}

const memberSchema = v.object({ token: v.string() })

/** Where visits begin. */
interface Site {
  browser: Browser
  url: string
  /** The browser of a learner who has bought the lessons. */
  learner: BrowserContextOptions
}

async function newLearner(apiUrl: string, origin: string): Promise<BrowserContextOptions> {
  const response = await fetch(`${apiUrl}/__sandbox/members`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ courses: [4] }),
  })
  const { token } = v.parse(memberSchema, await response.json())
  const localStorage = [{ name: 'shuyuan-user-token', value: token }]
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } }
}

/** A visit with nothing in the browser's cache. */
async function visit({ browser, learner }: Site, { isForLearners }: Tap) {
  const context = await browser.newContext({
    viewport,
    locale: 'zh-CN',
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    ...(isForLearners && learner),
  })
  const page = await context.newPage()
  const eventTimings = await collectEventTimings(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, eventTimings }
}

/**
 * Where the tap goes on a page at rest. A tap there needs no look at the page when it comes, which would cost
 * the page time.
 */
async function findPlace(page: Page, tap: Tap) {
  const place = tap.place(page)
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${tap.name}: nothing to tap`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Where the tap goes on a page that is on its way, seen on one of its kind. */
async function foreseePlace(site: Site, tap: Tap) {
  const { context, page } = await visit(site, tap)
  await page.goto(site.url + tap.path)
  await atRest(page)
  const place = await findPlace(page, tap)
  await context.close()
  return place
}

/** The browser reports an event once the frame that follows it was shown: a few frames later at most. */
async function afterReport(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function measure(site: Site, tap: Tap): Promise<Answer> {
  const foreseen = tap.moment === 'at rest' ? null : await foreseePlace(site, tap)
  const { context, page, eventTimings } = await visit(site, tap)
  await page.goto(site.url + tap.path, { waitUntil: 'commit' })
  await moments[tap.moment].reached(page)
  const place = foreseen ?? (await findPlace(page, tap))
  const started = performance.now()
  await page.touchscreen.tap(place.x, place.y)
  await tap.answer(page).waitFor()
  const visible = performance.now() - started
  await page.evaluate(afterReport)
  const timings = await eventTimings()
  await context.close()
  return { event: Math.max(0, ...timings), visible }
}

async function bench(): Promise<boolean> {
  await using api = await startApi()
  await using server = await startSiteServer({ api })
  const browser = await chromium.launch(launchOptions)
  const site = { browser, url: server.url, learner: await newLearner(api.url, server.url) }
  const subjects = taps.map((tap) => ({ tap, answers: new Array<Answer>() }))
  for (let run = 0; run < runs; run += 1) {
    for (const { tap, answers } of subjects) answers.push(await measure(site, tap))
  }
  await browser.close()

  row(['Tap', 'When', 'Event timing, median', 'worst', 'at most', 'Answer visible, median'])
  row(['---', '---', '--:', '--:', '--:', '--:'])
  let isMet = true
  for (const { tap, answers } of subjects) {
    const { limit } = moments[tap.moment]
    const events = answers.map(({ event }) => event)
    const event = median(events)
    isMet &&= event <= limit
    row([
      `${tap.name}`,
      tap.moment,
      ...[event, Math.max(...events)].map((ms) =>
        ms === 0 ? `< ${shortestTiming} ms` : `${ms} ms`,
      ),
      `${limit} ms`,
      `${Math.round(median(answers.map(({ visible }) => visible)))} ms`,
    ])
  }
  return isMet
}

process.exitCode = (await bench()) ? 0 : 1
