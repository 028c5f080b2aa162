import { devices, type Locator } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

/** A lesson of eight minutes, and one with captions. */
const talk = 404
const captioned = 1101

const rateOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.playbackRate)

test('the held mouse and space bar play faster, keys jump, and a course keeps its speed', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4, 11] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(talk)
  await player.play()
  await player.playsPast(0.2)
  await player.region.focus()
  await page.keyboard.down(' ')
  await expect(player.region.getByText('2× 播放中，松开恢复')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => rateOf(player.video)).toBe(2.25)
  await page.keyboard.up(' ')
  await expect.poll(() => rateOf(player.video)).toBe(1)
  expect(await player.isPaused()).toBe(false)

  const box = await player.region.boundingBox()
  if (box === null) throw new Error('no player')
  const [x, y] = [box.x + box.width / 3, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await expect.poll(() => rateOf(player.video)).toBe(2)
  await page.mouse.move(x + 200, y)
  await expect.poll(() => rateOf(player.video)).toBe(3)
  await page.mouse.up()
  await expect.poll(() => rateOf(player.video)).toBe(1)
  expect(await player.isPaused()).toBe(false)

  await page.keyboard.press('o')
  await page.keyboard.press('o')
  await expect(player.region.getByText('前进 30 秒')).toBeVisible()
  expect(await player.position()).toBeGreaterThan(30)

  await page.keyboard.press('Shift+>')
  await expect.poll(() => rateOf(player.video)).toBe(1.25)
  await player.open(captioned)
  await page.keyboard.press('Shift+>')
  await expect.poll(() => rateOf(player.video)).toBe(1.5)
  await player.open(talk)
  await expect.poll(() => rateOf(player.video)).toBe(1.25)
})

test('T toggles theater mode, and ? lists the keys', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(talk)
  await expect(player.button('影院模式')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('t')
  await expect(player.button('影院模式')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Shift+?')
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  await expect(sheet.getByText('后退或前进 15 秒')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _ignored, ...phone } = devices['iPhone SE']
  test.use(phone)

  test('all controls are within the player', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember({ courses: [11] })
    await visitAs(page, token)
    const player = new LessonPlayer(page)
    await player.open(captioned)
    await expect(player.button('字幕')).toBeVisible()
    await player.button('更多控件').tap()
    await expect(player.button('清晰度')).toBeVisible()
    const box = await player.region.boundingBox()
    if (box === null) throw new Error('no player')
    for (const button of await player.region.getByRole('button').all()) {
      const own = await button.boundingBox()
      if (own === null) throw new Error('no button')
      expect(own.x).toBeGreaterThanOrEqual(box.x)
      expect(own.x + own.width).toBeLessThanOrEqual(box.x + box.width)
      expect(Math.min(own.width, own.height)).toBeGreaterThanOrEqual(44)
    }
  })
})
