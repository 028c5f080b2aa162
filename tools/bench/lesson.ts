import { parseArgs } from 'node:util'
import { chromium, type Browser, type Locator, type Page } from 'playwright'
import { launchOptions } from './bench.config.ts'
import { newLearner, type LearnerStorage } from './new-learner.ts'
import { row, median } from './report.ts'
import { limitNetwork, newPhone, slowDown, untilIdle } from './slow-phone.ts'
import { startApi, startSiteServer } from './start-servers.ts'

// Measures the time from a tap on a lesson to the first frame of its video, compared with a bare video of the same
// file, with 4× CPU throttling and a network of 9 Mbit/s and 60 ms.

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
const runs = Number(values.runs)

interface Way {
  name: string
  path: string
  link: (page: Page) => Locator
  /** In ms. */
  limit: number
}

const main = (page: Page) => page.getByRole('main')
const outlineLink = (lessonId: number) => (page: Page) =>
  main(page).locator(`nav a[href="/courses/video/${lessonId}"]`)

const ways: Way[] = [
  {
    name: 'lesson with a file, from the course page',
    path: '/courses/detail/4?tab=3',
    link: outlineLink(404),
    limit: 800,
  },
  {
    name: 'lesson with a stream, from the course page',
    path: '/courses/detail/4?tab=3',
    link: outlineLink(403),
    limit: 800,
  },
  {
    name: 'next lesson, with a file',
    path: '/courses/video/403',
    link: (page) => main(page).getByRole('link', { name: /下一节/ }),
    limit: 500,
  },
]

interface Site {
  browser: Browser
  url: string
  learner: LearnerStorage
}

/** Waits for the first frame of a video that was not in the page before. */
function firstFrame(page: Page): Promise<unknown> {
  return page.waitForFunction(
    () => {
      const video = document.querySelector<HTMLVideoElement>('video:not([data-before])')
      return video !== null && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    },
    undefined,
    { polling: 'raf' },
  )
}

async function newSlowPage({ browser, learner }: Site): Promise<Page> {
  const context = await newPhone(browser, learner)
  const page = await context.newPage()
  await limitNetwork(page)
  await slowDown(page)
  return page
}

/** @returns the time to the first frame, in ms */
async function openLesson(site: Site, { path, link }: Way): Promise<number> {
  const page = await newSlowPage(site)
  await page.goto(site.url + path)
  await untilIdle(page)
  await page.evaluate(() => document.querySelector('video')?.setAttribute('data-before', ''))
  await link(page).scrollIntoViewIfNeeded()
  const box = await link(page).boundingBox()
  if (box === null) throw new Error(`${path}: no lesson to tap`)
  const started = performance.now()
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await firstFrame(page)
  const ms = performance.now() - started
  await page.context().close()
  return ms
}

/** @returns the time to the first frame of a file, in ms */
async function openFile(site: Site, file: string): Promise<number> {
  const page = await newSlowPage(site)
  await page.goto(`${site.url}/robots.txt`)
  const started = performance.now()
  await page.evaluate((src) => {
    const video = document.createElement('video')
    video.src = src
    video.preload = 'auto'
    document.body.append(video)
  }, file)
  await firstFrame(page)
  const ms = performance.now() - started
  await page.context().close()
  return ms
}

async function bench(): Promise<boolean> {
  await using api = await startApi()
  await using server = await startSiteServer({ api })
  const browser = await chromium.launch(launchOptions)
  const site = { browser, url: server.url, learner: await newLearner(api, server) }
  const subjects = [
    ...ways.map((way) => ({ ...way, measure: () => openLesson(site, way) })),
    {
      name: 'bare video with the same file',
      limit: Infinity,
      measure: () => openFile(site, `${api.url}/media/talk.mp4`),
    },
  ].map((subject) => ({ ...subject, times: new Array<number>() }))
  for (let run = 0; run < runs; run += 1) {
    for (const { measure, times } of subjects) times.push(await measure())
  }
  await browser.close()

  row(['Opened', 'First frame, median', 'worst', 'at most'])
  row(['---', '--:', '--:', '--:'])
  for (const { name, times, limit } of subjects) {
    row([
      name,
      ...[median(times), Math.max(...times)].map((ms) => `${Math.round(ms)} ms`),
      limit === Infinity ? '–' : `${limit} ms`,
    ])
  }
  return subjects.every(({ times, limit }) => median(times) <= limit)
}

process.exitCode = (await bench()) ? 0 : 1
