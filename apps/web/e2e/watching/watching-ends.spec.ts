import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { sampleOf } from '@shuyuan/testing/sample'
import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer, mostLost } from '../lesson/lesson-player'
import { otherLesson, talk, waysToEnd } from './ways-to-end'

const course = 4
/** All tests together run more than a hundred times. */
const momentsOfEach = 17

const cells = Object.entries(waysToEnd).flatMap(([name, way]) =>
  Array.from({ length: momentsOfEach }, (_, index) => ({ title: `${name}, moment ${index}`, way })),
)

/** Returns a second of the lesson from 3 to 15, derived from the title. */
function momentOf(title: string): number {
  const [byte = 0] = createHash('sha256').update(title).digest()
  return 3 + (byte / 255) * 12
}

const sample = Object.keys(waysToEnd).map((name) => `${name}, moment 0`)
const tested = sampleOf(
  cells.map(({ title }) => title),
  sample,
)

/** Signs in on an earlier visit, so that the site has cached the account. */
async function signInBefore(page: Page, token: string): Promise<void> {
  await visitAs(page, token)
  await page.goto('/')
  await page.waitForFunction(() => localStorage.getItem('shuyuan-member-id'))
}

for (const { title, way } of cells) {
  if (!tested.includes(title)) continue
  test(title, async ({ sandbox, launchOptions, locale, timezoneId, viewport, baseURL }) => {
    // The last seconds play at normal speed.
    test.setTimeout(90_000)
    const profile = await mkdtemp(join(tmpdir(), 'shuyuan-watching-'))
    // A separate browser keeps its profile when it is killed.
    const start = () =>
      chromium.launchPersistentContext(profile, {
        ...launchOptions,
        locale,
        timezoneId,
        viewport,
        baseURL,
      })
    let context = await start()
    const { token, mobile } = await sandbox.newMember({ courses: [course] })
    if (way.loses === 'browser') {
      // The browser writes the account to disk when it closes, or up to a minute later.
      await signInBefore(await context.newPage(), token)
      await context.close()
      context = await start()
    }
    const page = await context.newPage()
    await visitAs(page, token)
    const player = new LessonPlayer(page)
    await player.open(talk)
    await player.play()
    await expect
      .poll(() => player.position(), { intervals: [100], timeout: 60_000 })
      .toBeGreaterThan(momentOf(title))
    const second = await way.end({ page, context, sandbox, player })

    if (way.loses === 'browser') context = await start()
    const later = way.loses === undefined ? page : await context.newPage()
    // Simulates a new sign-in if the session has ended.
    await later.addInitScript((own) => localStorage.setItem('shuyuan-user-token', own), token)
    const again = new LessonPlayer(later)
    await again.open(talk)
    await again.resumesAt(second)
    const lost = Math.max(0, second - (await again.position()))
    test.info().annotations.push({ type: 'lost seconds', description: lost.toFixed(1) })

    const known = await sandbox.logIn(mobile)
    await expect
      .poll(async () => (await sandbox.progress(known, talk)).seconds)
      .toBeGreaterThan(second - mostLost)
    expect((await sandbox.progress(known, otherLesson)).seconds).toBe(0)
    await context.close()
    await rm(profile, { recursive: true, force: true })
  })
}
