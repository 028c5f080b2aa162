import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

/** A lesson of eight minutes. */
const talk = 404
const course = 4

const waits = (page: Page) => page.getByRole('status').filter({ hasText: '节的进度还在这台设备上' })

/** Signs in and plays the lesson past its tenth second. */
async function watch(page: Page, token: string): Promise<{ player: LessonPlayer; second: number }> {
  await visitAs(page, token)
  await page.addInitScript(() => localStorage.setItem('shuyuan-player', '{"rate":3}'))
  const player = new LessonPlayer(page)
  await player.open(talk)
  await player.play()
  return { player, second: await player.hurriesPast(10) }
}

test('a reload continues at the last position', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  const { player, second } = await watch(page, token)
  await page.reload()
  await player.resumesAt(second)
  await expect.poll(async () => (await sandbox.progress(token, talk)).seconds).toBeGreaterThan(1)
})

test('a pause reports the position, which another lesson and Back restore', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  const { player } = await watch(page, token)
  await player.pause()
  const second = await player.position()
  await expect
    .poll(async () => (await sandbox.progress(token, talk)).seconds)
    .toBeGreaterThanOrEqual(Math.floor(second))
  const outline = page.getByRole('navigation', { name: '课程目录' })
  await outline.getByRole('link', { name: /课程导学/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^课程导学/ })).toBeVisible()
  await player.isLoaded()
  expect(await player.position()).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '条件判断' })).toBeVisible()
  await player.resumesAt(second)
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('progress is kept, announced, and sent when the network is back', async ({
    page,
    context,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    const { player } = await watch(page, token)
    await player.pause()
    const before = Math.floor(await player.position())
    await expect
      .poll(async () => (await sandbox.progress(token, talk)).seconds)
      .toBeGreaterThanOrEqual(before)
    await context.setOffline(true)
    await player.play()
    await player.hurriesPast(before + 6)
    await player.pause()
    const second = Math.floor(await player.position())
    await expect(waits(page)).toBeVisible()
    expect((await sandbox.progress(token, talk)).seconds).toBeLessThan(second)
    await context.setOffline(false)
    await expect
      .poll(async () => (await sandbox.progress(token, talk)).seconds)
      .toBeGreaterThanOrEqual(second)
    await expect(waits(page)).toBeHidden()
  })
})

test('seeking does not count as watching, and only the server completes a lesson', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(talk)
  const slider = player.region.getByRole('slider', { name: '播放进度' })
  await slider.focus()
  // Seeks to 80 %.
  await page.keyboard.press('8')
  await player.play()
  const second = await player.playsPast(402)
  await player.pause()
  await expect
    .poll(async () => (await sandbox.progress(token, talk)).seconds)
    .toBeGreaterThan(second - 5)
  const row = page.getByRole('navigation', { name: '课程目录' }).locator('[aria-current]')
  await expect(row).not.toContainText(/已学 [1-9]\d%/)
  await page.goto(`/courses/detail/${course}?tab=3`)
  const same = page.getByRole('main').getByRole('listitem').filter({ hasText: '条件判断' }).last()
  await expect(same).toBeVisible()
  await expect(same).not.toContainText(/已学 [1-9]\d%/)
  await player.open(talk)
  await player.play()
  await slider.focus()
  await page.keyboard.press('End')
  await expect(player.button('重新播放').or(player.button('立即播放')).first()).toBeVisible()
  await expect(row).not.toContainText('已学完')
  await page.reload()
  await player.isLoaded()
  await player.play()
  await player.skipToLastSeconds()
  await expect(row).toContainText('已学完')
})
