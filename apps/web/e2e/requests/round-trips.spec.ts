import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { urlOf, routePaths } from '../shared/site-routes'

interface RoundTrips {
  /** Query of the page's URL. */
  query?: string
  /** Calls that the content needs in the first round trip, in parallel with the page's code. */
  first: string[]
  /** Calls that depend on a reply of the first round trip. */
  second?: RegExp
}

/** Calls for the course of a lesson or row, its purchase and progress, and the learner's plan. */
const ofTheLearner = /\/course\/\d+$|\/member\/(courses|roles|learned)/

const pages: Record<string, RoundTrips> = {
  '/': { first: ['/v2/decorationPage/blocks', '/v3/member/courses/learned'], second: ofTheLearner },
  '/announcement': { first: ['/v2/announcement/latest', '/v2/announcements'] },
  '/bind-mobile': { first: ['/v2/member/detail'] },
  '/courses': { first: ['/v2/course_categories', '/v2/courses'] },
  '/courses/detail/$courseId': {
    query: '?tab=4',
    first: ['/v2/course/1', '/v3/comments'],
    second: /\/member\/courses|\/v2\/courses$/,
  },
  '/courses/video/$courseId': {
    first: ['/v2/video/101'],
    second: /\/video\/101\/|\/comments|\/member\/courses|\/course\/\d+$/,
  },
  '/error': { first: [], second: /\/v2\/courses$/ },
  '/face-check': { first: ['/v2/member/detail'], second: /\/tencent\/faceId/ },
  '/login': { first: [] },
  '/login/callback': { first: [] },
  '/member': { first: ['/v2/member/detail', '/v2/member/messages'], second: /\/member\/roles/ },
  '/member/credit1': { first: ['/v2/member/detail', '/v2/member/credit1Records'] },
  '/member/credit1-free': { first: ['/v2/member/detail', '/v2/member/credit1Records'] },
  '/member/messages': { first: ['/v2/member/messages'] },
  '/member/orders': { first: ['/v2/member/orders'], second: /\/member\/courses|\/order\/status/ },
  '/order': {
    query: '?goods_type=vod&goods_id=2',
    first: ['/v2/member/detail', '/v2/course/2'],
    second: ofTheLearner,
  },
  '/order/pay': {
    query: '?orderId=202501010000001',
    first: ['/v2/member/detail', '/v2/order/status'],
  },
  '/order/success': {
    query: '?orderId=202501010000001',
    first: ['/v2/member/detail', '/v2/order/status'],
  },
  '/search': { query: '?keywords=Python', first: ['/v3/search'] },
  '/study-center': { first: ['/v3/member/courses/learned'], second: ofTheLearner },
  '/vip': { first: ['/v2/roles', '/v2/courses'], second: /\/member\/roles/ },
}

/** Calls that no page owns: settings, account, unread messages and the latest announcement. */
const ofTheSite =
  /\/other\/config|\/navs|\/member\/detail|\/member\/messages|\/unreadNotificationCount|\/announcement\/latest/

/** Pages that redirect a signed-in learner. */
const forVisitors = ['/login', '/login/callback']

/** Holds back all code except the entry files of the site, and records API calls. */
async function holdCode(page: Page) {
  const calls: string[] = []
  const held: (() => void)[] = []
  let isHeld = true
  page.on('request', (request) => {
    const [, path] = /\/api(\/v\d\/[^?]+)/.exec(request.url()) ?? []
    if (path !== undefined) calls.push(path)
  })
  await page.route(/\/assets\/(?!index|vendor|rolldown)[^/]+\.js$/, async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    await route.continue()
  })
  return {
    calls,
    /** Starts a new recording and returns the calls so far. */
    hold: () => {
      isHeld = true
      return new Set(calls.splice(0))
    },
    release: () => {
      isHeld = false
      for (const resume of held.splice(0)) resume()
    },
  }
}

const start = urlOf('/error')

async function expectRoundTrips(
  page: Page,
  { first, second }: RoundTrips,
  network: Awaited<ReturnType<typeof holdCode>>,
) {
  // The page's code is requested but does not arrive.
  await expect
    .poll(() => network.calls, 'asked beside the code')
    .toEqual(expect.arrayContaining(first))
  const beside = new Set(network.calls)
  network.release()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const late = network.calls.filter(
    (call) => !beside.has(call) && !ofTheSite.test(call) && second?.test(call) !== true,
  )
  expect(late, 'asked only when the code was there').toEqual([])
}

test('every route declares its number of round trips', () => {
  expect(Object.keys(pages).sort()).toEqual(routePaths().sort())
})

for (const [path, trips] of Object.entries(pages)) {
  const href = urlOf(path) + (trips.query ?? '')

  test(`${path}: a first visit requests data and code in parallel`, async ({ page, sandbox }) => {
    if (!forVisitors.includes(path)) await visitAs(page, await sandbox.logIn('13800000001'))
    const network = await holdCode(page)
    await page.goto(href)
    await expectRoundTrips(page, trips, network)
  })

  test(`${path}: navigation requests data and code in parallel`, async ({ page, sandbox }) => {
    test.skip(path === '/error', 'where the visit begins')
    if (!forVisitors.includes(path)) await visitAs(page, await sandbox.logIn('13800000001'))
    const network = await holdCode(page)
    network.release()
    await page.goto(start)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    // The first page has requested all its data.
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    const known = network.hold()
    await page.evaluate((url) => history.pushState({}, '', url), href)
    // Course requests count again, because the page needs other courses than the first page.
    const first = trips.first.filter((call) => !(known.has(call) && ofTheSite.test(call)))
    await expectRoundTrips(page, { ...trips, first }, network)
    await expect(page.getByRole('heading', { level: 1, name: '出错了' })).toHaveCount(0)
  })
}
