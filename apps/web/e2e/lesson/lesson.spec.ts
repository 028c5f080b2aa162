import { expect, test, visitAs } from '../shared/fixtures'
import { holdBack } from '../shared/hold-back'
import { LessonPlayer } from './lesson-player'

const course = 4

test('the end of a lesson leads to the next one, and Back to the one before', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(429)
  await player.play()
  await player.skipToLastSeconds()
  await player.button('立即播放').click()
  await expect(page).toHaveURL('/courses/video/430')
  await expect(page.getByRole('heading', { level: 1, name: '结课：接下来学什么' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: '课程目录' }).locator('[aria-current]'),
  ).toContainText('结课')
  await player.playsPast(0.3)
  await page.goBack()
  await expect(page).toHaveURL('/courses/video/429')
  await expect.poll(async () => (await sandbox.progress(token, 429)).isWatched).toBe(true)
  await expect(
    page.getByRole('navigation', { name: '上一节和下一节' }).getByRole('link'),
  ).toHaveCount(2)
})

test('the next lesson keeps the page, and its video does not wait for the rest of its data', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(403)
  const outline = page.getByRole('navigation', { name: '课程目录' })
  await outline.evaluate((element) => element.setAttribute('data-before', ''))
  const letGo = await holdBack(page, '/api/v2/video/404')
  await page.getByRole('link', { name: /^下一节/ }).click()
  const heading = page.getByRole('heading', { level: 1, name: '条件判断' })
  await expect(heading).toBeFocused()
  await expect(outline.locator('[aria-current]')).toContainText('条件判断')
  await expect(page.getByRole('navigation', { name: '上一节和下一节' })).toContainText('上一节')
  await player.isLoaded()
  await expect(page.getByRole('textbox', { name: '评论内容' })).toBeVisible()
  letGo()
  await expect(page).toHaveTitle(/^条件判断/)
  await expect(heading).toBeFocused()
  // The outline was not replaced after the tap.
  await expect(outline).toHaveAttribute('data-before')
})

test('quick switching plays and records the last selected lesson, even if replies are late', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(404)
  await player.play()
  await player.playsPast(1)
  // Playback continues until the learner leaves, so record the last position.
  await player.video.evaluate((video: HTMLVideoElement) => {
    video.addEventListener('timeupdate', () => {
      const known = Number(document.documentElement.dataset['firstVideo'] ?? 0)
      document.documentElement.dataset['firstVideo'] = String(Math.max(known, video.currentTime))
    })
  })
  // The earlier a lesson is chosen, the later its replies arrive.
  const chosen = [403, 406, 411, 429]
  for (const [index, id] of chosen.entries()) {
    const delayMs = 1_600 - index * 500
    if (delayMs <= 0) continue
    await sandbox.fail({ operation: 'getLesson', delayMs, match: { path: `/video/${id}` } })
    await sandbox.fail({ operation: 'getPlayInfo', delayMs, match: { path: `/video/${id}` } })
  }
  await page.evaluate((ids) => {
    // Stores the final position, because `timeupdate` may not fire again before the switch.
    const { dataset } = document.documentElement
    const known = Number(dataset['firstVideo'] ?? 0)
    dataset['firstVideo'] = `${Math.max(known, document.querySelector('video')?.currentTime ?? 0)}`
    for (const id of ids) {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="/courses/video/${id}"]`)
      link?.click()
    }
  }, chosen)
  await expect(page.getByRole('heading', { level: 1, name: '小项目：照片整理' })).toBeVisible()
  await player.isLoaded()
  await player.play()
  await player.playsPast(1.2)
  await player.pause()
  // All late replies have arrived.
  await expect
    .poll(async () => (await sandbox.progress(token, 429)).seconds)
    .toBeGreaterThanOrEqual(1)
  await expect(page.getByRole('heading', { level: 1, name: '小项目：照片整理' })).toBeVisible()
  expect(await player.video.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
    'plain.mp4',
  )
  await sandbox.heal()
  for (const id of [403, 406, 411]) {
    expect((await sandbox.progress(token, id)).seconds).toBe(0)
  }
  const reached = Number(await page.locator('html').getAttribute('data-first-video'))
  expect(reached).toBeGreaterThan(1)
  expect((await sandbox.progress(token, 404)).seconds).toBeLessThanOrEqual(Math.ceil(reached))
})

test('the watermark shows the masked number, and returns when removed', async ({
  page,
  sandbox,
}) => {
  const { token, mobile } = await sandbox.newMember({ courses: [course] })
  await sandbox.configure({
    enabled_bullet_secret: '1',
    bullet_secret: { text: '书院 ${user.mobile}' },
  })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(404)
  const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
  const mark = player.region.getByText(`书院 ${masked} · `)
  await expect(mark).toHaveText(/ · \d+$/)
  await expect(mark).toBeVisible()
  await expect(player.region).not.toContainText(mobile)
  const awayMs = await mark.evaluate(async (element) => {
    const { parentNode } = element
    const begun = performance.now()
    element.remove()
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        watch.disconnect()
        resolve()
      })
      if (parentNode) watch.observe(parentNode, { childList: true })
    })
    return performance.now() - begun
  })
  expect(awayMs).toBeLessThan(1_500)
  await expect(mark).toBeVisible()
  await expect(
    player.region.getByText(masked).and(page.locator('[aria-hidden] *, [aria-hidden]')),
  ).not.toHaveCount(0)
})

test('a reload keeps theater mode, mute and the open tab', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(404)
  const narrow = (await player.region.boundingBox())?.width ?? 0
  await page.getByRole('button', { name: '影院模式' }).click()
  await expect.poll(async () => (await player.region.boundingBox())?.width).toBeGreaterThan(narrow)
  await page.getByRole('tab', { name: '课程附件' }).click()
  await expect(page).toHaveURL('/courses/video/404?tab=attachments')
  await player.region.hover()
  await player.button('静音').click()
  await page.reload()
  await player.isLoaded()
  await expect(page.getByRole('button', { name: '影院模式' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('tab', { name: '课程附件' })).toHaveAttribute('aria-selected', 'true')
  await expect(player.button('取消静音')).toBeVisible()
  await expect(page).toHaveTitle(/^条件判断 - /)
})

test('a phone shows the lessons below a sticky video, the current one in view', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitAs(page, token)
  await page.setViewportSize({ width: 375, height: 720 })
  const player = new LessonPlayer(page)
  await player.open(430)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['课程目录', '文字稿', '笔记', '课程评论', '课程附件'])
  const outline = page.getByRole('tabpanel', { name: '课程目录' })
  const current = outline.locator('[aria-current]')
  await current.scrollIntoViewIfNeeded()
  await expect(current).toBeInViewport()
  await page.mouse.wheel(0, 2_000)
  await expect(player.region).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('tab', { name: '课程评论' }).click()
  await expect(page).toHaveURL('/courses/video/430?tab=comments')
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(tabs).toHaveText(['课程评论', '课程附件', '课程目录', '笔记'])
  await expect(page.getByRole('navigation', { name: '课程目录' })).toBeVisible()
})
