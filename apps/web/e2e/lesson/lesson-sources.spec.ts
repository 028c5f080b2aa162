import { LessonPlayer } from './lesson-player'
import { expect, test, visitAs } from '../shared/fixtures'
import { clearSettings } from '../shared/site-settings'

const course = 4
const embedded = 6609

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
