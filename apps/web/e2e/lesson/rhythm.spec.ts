import { expectAccessible } from '../shared/accessible'
import { expect, test, visitAs } from '../shared/fixtures'
import { studySeconds } from './study-seconds'
import { LessonPlayer } from './lesson-player'

const course = 4

test('playback counts for the goal, which the learner changes and turns off with the keyboard', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000)
  const { token } = await sandbox.newMember({ courses: [course] })
  await page.setViewportSize({ width: 375, height: 812 })
  await visitAs(page, token)
  await page.goto('/study-center')
  const rhythm = page.getByRole('region', { name: '学习节奏' })
  await expect(page.getByText('书桌还空着')).toBeVisible()
  await expect(rhythm).toHaveCount(0)
  const days: [number, number][] = [
    [1, 1500],
    [0, 1199],
  ]
  // The site creates the database after the page is shown.
  await expect.poll(() => studySeconds(page, days)).toBe(2699)

  const player = new LessonPlayer(page)
  await player.open(403)
  await player.region.focus()
  await page.keyboard.press('k')
  await expect.poll(() => player.position()).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(() => studySeconds(page)).toBeGreaterThanOrEqual(1500 + 1200)
  await page.goto('/study-center')
  await expect(rhythm).toContainText('今天 20 / 20 分钟，已达标')
  await expect(rhythm).toContainText('连续 2 天达标')
  await expect(rhythm.getByRole('list', { name: '本周' }).getByRole('listitem')).toHaveCount(7)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  await rhythm.getByRole('button', { name: /每日目标$/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '10 分钟' })).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByRole('menuitemradio', { name: '30 分钟' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rhythm).toContainText('今天 20 / 30 分钟')
  await expect(rhythm).toContainText('连续 1 天达标')
  await expect(rhythm.getByRole('button', { name: /30 分钟.*每日目标$/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '10 分钟' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: '关闭学习节奏' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('学习节奏已关闭')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '打开' }).focus()
  await page.keyboard.press('Enter')
  await expect(rhythm).toContainText('今天 20 / 20 分钟，已达标')
})

test('a tab that is closed during playback keeps its study time', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(403)
  await player.region.focus()
  await page.keyboard.press('k')
  await expect.poll(() => player.position()).toBeGreaterThan(8)
  const other = await page.context().newPage()
  await other.goto('/vip')
  await page.close()
  await expect.poll(() => studySeconds(other)).toBeGreaterThanOrEqual(5)
})
