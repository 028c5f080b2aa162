import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

test('N in full screen leaves it and focuses the field of a note', async ({ page, sandbox }) => {
  await visitAs(page, (await sandbox.newMember({ courses: [4] })).token)
  const player = new LessonPlayer(page)
  await player.open(404)
  await player.play()
  await player.button('全屏').click()
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null)
  await expect.poll(isFullScreen).toBe(true)
  await page.keyboard.press('n')
  const field = page.getByRole('textbox', { name: /写笔记|的笔记$/ })
  await expect(field).toBeFocused()
  expect(await isFullScreen()).toBe(false)
  // These keys are shortcuts of the player.
  await page.keyboard.type('mk')
  await expect(field).toHaveValue('mk')
  expect(await player.isPaused()).toBe(false)
})

for (const { width, height } of [
  { width: 667, height: 375 },
  { width: 844, height: 390 },
  { width: 375, height: 553 },
]) {
  test(`each speed can be reached at ${width} × ${height}`, async ({ page, sandbox }) => {
    await visitAs(page, (await sandbox.newMember({ courses: [4] })).token)
    await page.setViewportSize({ width, height })
    const player = new LessonPlayer(page)
    await player.open(404)
    if (width > height) await player.button('全屏').click()
    await player.button(/^倍速/).click()
    const speeds = page.getByRole('menu').getByRole('menuitemradio')
    for (const speed of [speeds.first(), speeds.last()]) {
      await speed.scrollIntoViewIfNeeded()
      await expect(speed).toBeInViewport({ ratio: 1 })
    }
    await speeds.last().click()
    await expect(speeds).toHaveCount(0)
  })
}
