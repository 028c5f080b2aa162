import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

/** A lesson of eight minutes. */
const talk = 404
const course = 4

test.describe('while the server fails', () => {
  test.use({ expectedErrors: /502/ })

  test('the unsent seconds are counted, also after a reload, until they are sent', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await sandbox.fail({ operation: 'recordProgress', status: 502 })
    await visitAs(page, token)
    const player = new LessonPlayer(page)
    await player.open(talk)
    await expect(page.getByText('看完自动记为学完', { exact: true })).toBeVisible()
    await player.play()
    await player.hurriesPast(12)
    await player.pause()
    const line = page.getByText(/^看完自动记为学完，上次看到 00:1\d，\d+ 秒待同步$/)
    await expect(line).toBeVisible()
    await page.reload()
    await expect(line).toBeVisible()
    await sandbox.heal()
    await page.reload()
    await expect(page.getByText(/^看完自动记为学完，上次看到 00:1\d$/)).toBeVisible()
    await expect
      .poll(async () => (await sandbox.progress(token, talk)).seconds)
      .toBeGreaterThanOrEqual(12)
  })
})

test('a completed lesson starts at 0, and then where it was watched again', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await fetch(`${sandbox.apiUrl}/api/v2/video/${talk}/record`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ duration: 100_000 }),
  })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(talk)
  await expect(page.getByText('已学完，再看一遍不影响学习记录')).toBeVisible()
  expect(await player.position()).toBe(0)
  await player.play()
  const second = await player.hurriesPast(12)
  await player.pause()
  await page.reload()
  await player.resumesAt(second)
  expect((await sandbox.progress(token, talk)).isWatched).toBe(true)
})

const second = async (player: LessonPlayer) => Math.floor(await player.position())

test('a link’s second is where playing starts, not the position of the learner', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await page.goto(`/courses/video/${talk}?t=300`)
  await player.isLoaded()
  await expect.poll(() => second(player)).toBe(300)
  // Leaving the lesson reports the position.
  await page.goto('/study-center')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await sandbox.progress(token, talk)).seconds).toBe(0)
  await player.open(talk)
  expect(await second(player)).toBe(0)
  await page.goto(`/courses/video/${talk}?t=300&tab=comments`)
  await player.isLoaded()
  await player.play()
  await expect(page).toHaveURL(`/courses/video/${talk}?tab=comments`)
  const stopped = await player.playsPast(302)
  await page.reload()
  await player.resumesAt(stopped)
})

test.describe('touches', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true })

  test('a touch on the hidden controls only shows them, and gestures work on the whole video', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await visitAs(page, token)
    const player = new LessonPlayer(page)
    await player.open(talk)
    await player.button('播放').tap()
    const bar = player.region.locator('[data-bar]')
    await expect(bar).toHaveCSS('opacity', '0')
    const box = await player.video.boundingBox()
    if (!box) throw new Error('no video')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    const slider = await player.region.getByRole('slider', { name: '播放进度' }).boundingBox()
    if (!slider) throw new Error('no slider')
    const before = await player.position()
    await page.touchscreen.tap(slider.x + slider.width * 0.8, slider.y + slider.height / 2)
    await expect(bar).toHaveCSS('opacity', '1')
    expect(await player.position()).toBeLessThan(before + 5)
    expect(await player.isPaused()).toBe(false)
    await expect(bar).toHaveCSS('opacity', '0')
    // Both touches of a double tap are for the video, though the first one shows the controls.
    const early = await player.position()
    await page.touchscreen.tap(...at(0.9, 0.75))
    await page.touchscreen.tap(...at(0.9, 0.75))
    await expect(player.region.getByText('前进 10 秒')).toBeVisible()
    expect(await player.position()).toBeLessThan(early + 20)
    await player.playsPast(early + 11)
    // Leaving the lesson reports the position.
    await page.goto('/study-center')
    const recorded = async () => (await sandbox.progress(token, talk)).seconds
    await expect.poll(recorded).toBeGreaterThanOrEqual(10)
    expect(await recorded()).toBeLessThan(60)
  })
})
