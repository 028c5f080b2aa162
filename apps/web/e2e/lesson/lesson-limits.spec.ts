import { LessonPlayer } from './lesson-player'
import { expect, test, visitAs } from '../shared/fixtures'

test('the end of a trial shows the next action and stops recording progress', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(401)
  await expect(page.getByText('可试看 20 秒')).not.toHaveCount(0)
  await player.play()
  await player.region.getByRole('slider', { name: '播放进度' }).focus()
  await page.keyboard.press('End')
  await expect(player.region).toContainText('试看已结束')
  expect(await player.position()).toBeLessThanOrEqual(20.5)
  expect(await player.isPaused()).toBe(true)
  await expect(player.button('立即播放')).toBeHidden()
  expect((await sandbox.progress(token, 401)).seconds).toBeLessThanOrEqual(20)
  await player.region.getByRole('link', { name: /购买课程/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '确认订单' })).toBeVisible()
})

test('a locked lesson shows the reason and the way to unlock it', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/video/430')
  await expect(page.getByText('购买课程或开通会员后可看这一节')).toBeVisible()
  await page.goto('/courses/video/510')
  await expect(page.getByText('开通会员后可看这一节')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '会员免费看' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /购买课程/ })).toHaveCount(0)
})

test('when seeking ahead is disabled, all controls only seek back', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [57] })
  await sandbox.watched(token, 5701, 20)
  await page.addInitScript(() => {
    const handlers = new Map<string, MediaSessionActionHandler | null>()
    const set = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession)
    navigator.mediaSession.setActionHandler = (action, handler) => {
      handlers.set(action, handler)
      set(action, handler)
    }
    // Simulates media keys of the lock screen or keyboard.
    window.addEventListener('media-key', (event) => {
      if (!(event instanceof CustomEvent)) return
      const details: MediaSessionActionDetails = event.detail
      handlers.get(details.action)?.(details)
    })
  })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(5701)
  await player.resumesAt(20)
  const mediaKey = (detail: MediaSessionActionDetails) =>
    page.evaluate((sent) => {
      window.dispatchEvent(new CustomEvent('media-key', { detail: sent }))
    }, detail)
  const ahead = [
    () => page.keyboard.press('End'),
    () => page.keyboard.press('PageUp'),
    () => page.keyboard.press('9'),
    () => page.keyboard.press('l'),
    () => mediaKey({ action: 'seekto', seekTime: 60 }),
    () => mediaKey({ action: 'seekforward' }),
    () => player.video.evaluate((video: HTMLVideoElement) => void (video.currentTime = 60)),
    () => player.video.evaluate((video: HTMLVideoElement) => void (video.playbackRate = 3)),
  ]
  await player.region.getByRole('slider', { name: '播放进度' }).focus()
  for (const tryIt of ahead) {
    await tryIt()
    await expect.poll(() => player.position()).toBeLessThan(26)
  }
  await expect
    .poll(() => player.video.evaluate((video: HTMLVideoElement) => video.playbackRate))
    .toBe(1)
  await page.keyboard.press('Home')
  await expect.poll(() => player.position()).toBeLessThan(1)
  expect((await sandbox.progress(token, 5701)).seconds).toBeLessThan(26)
})

test('only one tab plays at a time, and either can resume', async ({ page, context, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const first = new LessonPlayer(page)
  await first.open(404)
  await first.play()
  await first.playsPast(1)

  const second = new LessonPlayer(await context.newPage())
  await second.open(429)
  expect(await first.isPaused()).toBe(false)
  await second.play()
  await second.playsPast(0.2)
  await expect.poll(() => first.isPaused(), { timeout: 1_000, intervals: [50] }).toBe(true)
  await expect(first.region).toContainText('已在另一个标签页播放')
  const stood = await first.position()

  await page.bringToFront()
  await first.button('在此继续观看').click()
  await first.playsPast(stood + 0.5)
  await expect.poll(() => second.isPaused(), { timeout: 1_000, intervals: [50] }).toBe(true)
  await expect(second.region).toContainText('已在另一个标签页播放')

  await second.page.bringToFront()
  await second.button('在此继续观看').click()
  await expect.poll(() => first.isPaused()).toBe(true)
  await second.page.close({ runBeforeUnload: true })
  await page.bringToFront()
  await expect(first.region).toContainText('另一个标签页已停止播放')
  await first.button('在此继续观看').click()
  await first.playsPast(stood + 0.5)
})
