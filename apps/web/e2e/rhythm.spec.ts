import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible'
import { expect, test, visitAs } from './fixtures'
import { LessonPlayer } from './lesson-player'

const course = 4

/** Adds study time to a day that the app has opened, and to the day before. */
async function addStudyTime(page: Page, seconds: number): Promise<void> {
  await page.evaluate(async (added) => {
    const { name = '' } =
      (await indexedDB.databases()).find((one) => /rhythm-\d/.test(one.name ?? '')) ?? {}
    const dateOf = (time: number) => {
      const date = new Date(time)
      const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
      return parts.map((part) => String(part).padStart(2, '0')).join('-')
    }
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const writing = opening.result.transaction('records', 'readwrite')
        const days = writing.objectStore('records')
        const yesterday = dateOf(Date.now() - 86_400_000)
        const today = dateOf(Date.now())
        days.put({ date: yesterday, seconds: 1500, goal: 20 }, yesterday)
        days.put({ date: today, seconds: added, goal: 20 }, today)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
      }
    })
  }, seconds)
}

/** Study time that is stored for today and the day before, in seconds. */
const storedSeconds = (page: Page) =>
  page.evaluate(async () => {
    const { name = '' } =
      (await indexedDB.databases()).find((one) => /rhythm-\d/.test(one.name ?? '')) ?? {}
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('records').objectStore('records').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          const days: { seconds: number }[] = reading.result
          resolve(days.reduce((sum, { seconds }) => sum + seconds, 0))
        }
      }
    })
  })

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
  await expect(rhythm).toContainText('今天 0 / 20 分钟')
  await addStudyTime(page, 1199)

  const player = new LessonPlayer(page)
  await player.open(403)
  await player.region.focus()
  await page.keyboard.press('k')
  await expect.poll(() => player.position()).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(() => storedSeconds(page)).toBeGreaterThanOrEqual(1500 + 1200)
  await page.goto('/study-center')
  await expect(rhythm).toContainText('今天已达标 · 今天 20 / 20 分钟')
  await expect(rhythm).toContainText('连续 2 天达标')
  await expect(rhythm.getByRole('list', { name: '最近七天' }).getByRole('listitem')).toHaveCount(7)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)

  await rhythm.getByRole('button', { name: '每日目标 20 分钟' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '10 分钟' })).toBeFocused()
  await page.keyboard.press('3')
  await expect(page.getByRole('menuitemradio', { name: '30 分钟' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rhythm).toContainText('今天 20 / 30 分钟')
  await expect(rhythm).toContainText('连续 1 天达标')
  await expect(rhythm.getByRole('button', { name: '每日目标 30 分钟' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: '10 分钟' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitemradio', { name: '关闭学习节奏' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('学习节奏已关闭，不再记录学习时间。')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '打开' }).focus()
  await page.keyboard.press('Enter')
  await expect(rhythm).toContainText('今天已达标 · 今天 20 / 20 分钟')
})
