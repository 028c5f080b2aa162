import { parseArgs } from 'node:util'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { launchOptions } from './bench.config.ts'
import { collectEventTimings, shortestTiming } from './event-timings.ts'
import { newLearner, type LearnerStorage } from './new-learner.ts'
import { row, median } from './report.ts'
import { newPhone, slowDown, untilIdle } from './slow-phone.ts'
import { startApi, startSiteServer } from './start-servers.ts'

// Measures how soon a page responds to a tap with 4× CPU throttling: the first tap of a visit, and taps on an
// idle page.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

type Moment = keyof typeof moments

interface Tap {
  name: string
  path: string
  moment: Moment
  isForLearners?: boolean
  /** Target of the tap. */
  place: (page: Page) => Locator
  /** Element that the tap makes visible. */
  answer: (page: Page) => Locator
}

interface Answer {
  /** From the tap to the paint after its handlers, as the Event Timing API reports it, in ms. */
  event: number
  /** From the tap until its result is visible, in ms. */
  visible: number
}

const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

const moments = {
  'after the first paint': {
    limit: 200,
    reached: (page: Page) => page.waitForFunction(hasPainted),
  },
  'on an idle page': { limit: 100, reached: untilIdle },
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
    name: 'course',
    path: '/',
    // The tab bar covers the center of the card.
    place: (page) => main(page).getByRole('article').first().locator('img').first(),
    answer: (page) => main(page).getByRole('tab').first(),
  },
]

const taps: Tap[] = [
  ...firstTaps.map((tap): Tap => ({ ...tap, moment: 'after the first paint' })),
  {
    name: 'login',
    path: '/',
    // Before, its place shows that the account is not known.
    moment: 'on an idle page',
    place: (page) => banner(page).getByRole('button', { name: '登录', exact: true }),
    answer: (page) => page.getByRole('dialog', { name: '登录' }),
  },
  {
    name: 'tab',
    path: '/courses/detail/4',
    moment: 'on an idle page',
    place: (page) => main(page).getByRole('tab', { name: '课程目录' }),
    answer: (page) => main(page).getByRole('tab', { name: '课程目录', selected: true }),
  },
  {
    name: 'filter',
    path: '/courses',
    moment: 'on an idle page',
    place: (page) => main(page).getByRole('link', { name: '免费', exact: true }),
    answer: (page) => main(page).locator('a[aria-current]', { hasText: '免费' }),
  },
  {
    name: 'next lesson',
    path: '/courses/video/403',
    moment: 'on an idle page',
    isForLearners: true,
    place: (page) => main(page).getByRole('link', { name: /下一节/ }),
    answer: (page) => main(page).locator('a[aria-current][href="/courses/video/404"]'),
  },
]

interface Site {
  browser: Browser
  url: string
  /** Storage of a learner who has bought the lessons. */
  learner: LearnerStorage
}

/** Starts a visit with an empty browser cache. */
async function visit({ browser, learner }: Site, { isForLearners }: Tap) {
  const context = await newPhone(browser, isForLearners ? learner : undefined)
  const page = await context.newPage()
  const eventTimings = await collectEventTimings(page)
  await slowDown(page)
  return { context, page, eventTimings }
}

/** Resolves when the page is idle after a scroll. */
function afterScroll(): Promise<void> {
  return new Promise((resolve) => {
    // Newly visible parts of the page start their work in the frame after they appear.
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
  })
}

/** Returns the position of the target on an idle page, so that the measured tap need not search for it. */
async function findPlace(page: Page, tap: Tap) {
  const place = tap.place(page)
  await place.scrollIntoViewIfNeeded()
  await page.evaluate(afterScroll)
  const box = await place.boundingBox()
  if (box === null) throw new Error(`${tap.name}: nothing to tap`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Returns the position of the target on a page that is still loading, from another load of the same page. */
async function locateOnIdlePage(site: Site, tap: Tap) {
  const { context, page } = await visit(site, tap)
  await page.goto(site.url + tap.path)
  await untilIdle(page)
  const place = await findPlace(page, tap)
  await context.close()
  return place
}

/** Waits for the report of an event, which the browser sends at most a few frames later. */
async function afterReport(): Promise<void> {
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
}

async function measure(site: Site, tap: Tap): Promise<Answer> {
  const located = tap.moment === 'on an idle page' ? null : await locateOnIdlePage(site, tap)
  const { context, page, eventTimings } = await visit(site, tap)
  await page.goto(site.url + tap.path, { waitUntil: 'commit' })
  await moments[tap.moment].reached(page)
  const place = located ?? (await findPlace(page, tap))
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
  const site = { browser, url: server.url, learner: await newLearner(api, server) }
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
