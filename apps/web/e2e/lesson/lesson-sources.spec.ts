import { LessonPlayer } from './lesson-player'
import { expect, test, visitAs } from '../shared/fixtures'
import { clearSettings } from '../shared/site-settings'

const course = 4
const embedded = 6609

test('a rejected URL request shows the server message, and can be retried', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await sandbox.fail({
    operation: 'getPlayInfo',
    code: 1,
    message: '无法获取视频播放地址',
    times: 1,
  })
  await visitAs(page, token)
  await page.goto('/courses/video/404')
  const player = new LessonPlayer(page)
  await expect(player.region).toContainText('无法获取视频播放地址')
  await player.button('重试').click()
  await player.isLoaded()
  await player.play()
  await player.playsPast(0.5)
})

test('an embedded lesson plays under the served content security policy', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const reply = await page.goto(`/courses/video/${embedded}`)
  expect(reply?.headers()['content-security-policy']).toContain(`frame-src ${sandbox.apiUrl}`)
  const { region } = new LessonPlayer(page)
  const video = region.frameLocator('iframe').getByLabel('站外视频')
  await expect
    .poll(() =>
      video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true
        await element.play()
        return element.currentTime
      }),
    )
    .toBeGreaterThan(0.5)
})

test.describe('an embedded lesson of an unlisted host', () => {
  test.use({ expectedErrors: /Lesson \d+ is not shown/ })

  test('shows an error and logs the missing setting', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await clearSettings(page, sandbox.apiUrl)
    await visitAs(page, token)
    const logged = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto(`/courses/video/${embedded}`)
    const { region } = new LessonPlayer(page)
    await expect(region).toContainText('这一节的视频来自其他网站，暂时无法在这里播放')
    await expect(region.locator('iframe')).toHaveCount(0)
    expect((await logged).text()).toContain(`${sandbox.apiUrl}, which frameHosts of config.js`)
  })
})

test.describe('an expired video URL', () => {
  test.use({ expectedErrors: /403|CORS|ERR_FAILED/ })

  test('is not reported as an unreadable video, even if CORS hides the status', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await page.route('**/media/talk.mp4', (route) =>
      // Unless the test sets this header, Playwright allows any origin.
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': 'https://x.example' },
      }),
    )
    await visitAs(page, token)
    await page.goto('/courses/video/404')
    const player = new LessonPlayer(page)
    await expect(player.region.getByRole('alert')).toHaveText(
      '视频暂时无法播放，可能是播放地址已失效，重试一下',
    )
    await page.unrouteAll()
    await player.button('重试').click()
    await player.isLoaded()
  })

  test('is replaced by a fresh one, and continues at the same second', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await sandbox.watched(token, 404, 120)
    await sandbox.fail({ operation: 'GET /media/talk.mp4', status: 403 })
    await visitAs(page, token)
    await page.goto('/courses/video/404')
    const player = new LessonPlayer(page)
    await expect(player.button('重试')).toBeVisible()
    await sandbox.heal()
    const asked = await sandbox.countCalls('GET /api/v2/video/404/playinfo')
    await player.button('重试').click()
    await player.resumesAt(120)
    expect(await sandbox.countCalls('GET /api/v2/video/404/playinfo')).toBe(asked + 1)
  })
})
