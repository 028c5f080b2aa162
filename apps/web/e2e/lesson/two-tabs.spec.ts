import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

const course = 4

test('only one tab plays at a time, and either can resume', async ({ page, context, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
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

test('playing the same lesson in a second tab pauses the first', async ({
  page,
  context,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const first = new LessonPlayer(page)
  await first.open(404)
  await first.play()
  await first.playsPast(1)
  const second = new LessonPlayer(await context.newPage())
  await second.open(404)
  const begun = await second.position()
  await second.play()
  await second.playsPast(begun + 0.2)
  await expect.poll(() => first.isPaused(), { timeout: 1_000, intervals: [50] }).toBe(true)
  await expect(first.button('在此继续观看')).toBeVisible()
})
