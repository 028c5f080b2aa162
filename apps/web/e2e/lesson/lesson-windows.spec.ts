import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

const talk = 404

test.beforeEach(async ({ page, sandbox }) => {
  await visitAs(page, (await sandbox.newMember({ courses: [4] })).token)
})

test('the video, its controls and the title are inside a desktop window, in both modes', async ({
  page,
}) => {
  const player = new LessonPlayer(page)
  await player.open(talk)
  for (const isTheater of [false, true]) {
    if (isTheater) await player.button('影院模式').click()
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(player.region).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  }
})

/** Runs in the page. */
function findScrollers(): string[] {
  return Array.from(document.querySelectorAll('main *'))
    .filter(
      (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1,
    )
    .map((element) => element.outerHTML.slice(0, 80))
}

test('a narrow page has no nested scrolling, and a phone a full-width player', async ({ page }) => {
  const player = new LessonPlayer(page)
  await page.setViewportSize({ width: 768, height: 900 })
  await player.open(talk)
  for (const width of [768, 375, 320]) {
    await page.setViewportSize({ width, height: 812 })
    await expect.poll(() => page.evaluate(findScrollers)).toEqual([])
    if (width < 768)
      await expect.poll(() => player.region.boundingBox()).toMatchObject({ x: 0, width })
  }
})

test('each speed can be reached in a low window', async ({ page }) => {
  const player = new LessonPlayer(page)
  await player.open(talk)
  const speeds = page.getByRole('menu').getByRole('menuitemradio')
  for (const [width, height] of [
    [375, 553],
    [844, 390],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    await player.button(/^倍速/).click()
    for (const speed of [speeds.first(), speeds.last()]) {
      await speed.scrollIntoViewIfNeeded()
      await expect(speed).toBeInViewport({ ratio: 1 })
    }
    await speeds.last().click()
    await expect(speeds).toHaveCount(0)
  }
})
