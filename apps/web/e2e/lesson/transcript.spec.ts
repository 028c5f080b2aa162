import type { Page } from '@playwright/test'
import { expectAccessible } from '../shared/accessible'
import { expect, test, visitAs } from '../shared/fixtures'
import { KeyboardUser } from '../shared/keyboard'
import { LessonPlayer } from './lesson-player'
import { clearSettings } from '../shared/site-settings'

const course = 4
const lesson = 403
/** Its stream lists captions. */
const captioned = 1101

const list = (page: Page) => page.getByRole('list', { name: '文字稿' })

test('the transcript is read, searched and played with the keyboard', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(lesson)
  const keyboard = new KeyboardUser(page)
  await expect(list(page).getByRole('button').first()).toHaveText('大家好，欢迎来到这节课。')
  await keyboard.tabTo(page.getByRole('searchbox', { name: '搜索文字稿' }))
  await page.keyboard.type('笔记')
  await expect(page.getByText('找到 2 句')).toBeVisible()
  const sentence = list(page).getByRole('button', { name: /^再说说笔记/ })
  await keyboard.tabTo(sentence)
  await page.keyboard.press('Enter')
  await expect.poll(() => player.position()).toBeGreaterThan(10)
  await expect(sentence).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(list(page).getByRole('button').nth(1)).toBeFocused()
})

test('the transcript follows the video while it is read', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(404)
  const seek = (second: number) =>
    player.video.evaluate((video: HTMLVideoElement, to) => {
      video.currentTime = to
    }, second)
  const current = list(page).locator('[aria-current]')
  await seek(2)
  await current.evaluate((sentence) => sentence.scrollIntoView({ block: 'center' }))
  await expect(current).toBeInViewport()
  for (const second of [120, 300]) {
    const text = await current.textContent()
    await seek(second)
    await expect(current).not.toHaveText(text ?? '')
    await expect(current).toBeInViewport()
  }
})

test('the transcript passes axe, and works on a phone', async ({ page, sandbox }) => {
  test.setTimeout(90_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(`/courses/video/${lesson}?tab=transcript`)
  const player = new LessonPlayer(page)
  await player.isLoaded()
  // The transcript is part of the page.
  const height = await list(page).evaluate(({ scrollHeight, clientHeight }) => [
    scrollHeight,
    clientHeight,
  ])
  expect(height[0]).toBe(height[1])
  await list(page).getByRole('button').nth(5).click()
  await expect.poll(() => player.position()).toBeGreaterThan(60)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test.describe('a file that cannot be shown', () => {
  test.use({ expectedErrors: /404/ })

  test('is explained, and 重试 loads it', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await visitAs(page, token)
    const files = '**/media/transcripts/*.vtt'
    await page.route(files, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(`/courses/video/${lesson}?tab=transcript`)
    const alert = page.getByRole('region', { name: '文字稿' }).getByRole('alert')
    await expect(alert).toContainText('没有找到这一节的文字稿')
    await page.unroute(files)
    await page.route(files, (route) => route.fulfill({ body: '<html>' }))
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(alert).toContainText('文字稿的内容有误，暂时无法显示')
    await page.unroute(files)
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(list(page).getByRole('button').first()).toBeVisible()
  })
})

test('the captions of a stream have a transcript, and their look is remembered', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [11] })
  await clearSettings(page, sandbox.apiUrl)
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(captioned)
  const sentence = list(page).getByRole('button', { name: /^第三，学到什么程度/ })
  await sentence.click()
  await expect.poll(() => player.position()).toBeGreaterThan(31.5)
  expect(await player.position()).toBeLessThan(32.5)
  await player.button('字幕').click()
  await player.button('字幕样式').click()
  await page.getByRole('radio', { name: '黄色' }).check()
  await page.keyboard.press('Escape')
  await page.reload()
  await player.isLoaded()
  await player.button('字幕样式').click()
  await expect(page.getByRole('radio', { name: '黄色' })).toBeChecked()
})
