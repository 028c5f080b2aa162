import { expect, fillLogin, test, visitAs } from '../shared/fixtures'

const shortLesson = 430
const course = 4

test('a lesson plays and records progress', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.goto(`/courses/video/${shortLesson}`)
  const video = page.getByRole('region', { name: '视频播放器' }).locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
    element.playbackRate = 4
    return element.play()
  })
  await expect.poll(async () => (await sandbox.progress(token, shortLesson)).isWatched).toBe(true)
})

test('a finished course is saved as a picture', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  for (let lesson = 401; lesson <= shortLesson; lesson++)
    await sandbox.watched(token, lesson, 7_200)
  await visitAs(page, token)
  await page.goto(`/courses/video/${shortLesson}`)
  await page.getByRole('button', { name: '存成图片' }).click()
  const dialog = page.getByRole('dialog', { name: '存成图片' })
  const picture = dialog.getByRole('img', { name: /^Python 程序设计.*学完了$/ })
  await expect(picture).toHaveJSProperty('naturalWidth', 1080)
  const download = page.waitForEvent('download')
  await dialog.getByRole('link', { name: '下载图片' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Python 程序设计.*\.png$/)
})

test('an HLS lesson plays', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.goto('/courses/video/428')
  const video = page.getByRole('region', { name: '视频播放器' }).locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true
  })
  await expect
    .poll(() =>
      video.evaluate(async (element: HTMLVideoElement) => {
        await element.play().catch(() => undefined)
        return element.currentTime
      }),
    )
    .toBeGreaterThan(0.5)
})

test('a favorite of a visitor is saved after the sign-in', async ({ page }) => {
  await page.goto(`/courses/detail/${course}`)
  const favorite = page.getByRole('button', { name: '收藏' })
  await favorite.click()
  await fillLogin(page, '13800000007')
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  // The button is optimistic, so wait for the message that follows the server's reply.
  await expect(page.getByRole('status').filter({ hasText: '已收藏' })).toBeVisible()
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})
