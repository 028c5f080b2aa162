import { expect, test, visitAs } from '../shared/fixtures'
import { LessonPlayer } from './lesson-player'

/** A lesson of eight minutes. */
const talk = 404
const course = 4

test.describe('while the server fails', () => {
  test.use({ expectedErrors: /502/ })

  test('the unsent seconds are counted, also after a reload, until they are sent', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember({ courses: [course] })
    await sandbox.fail({ operation: 'recordProgress', status: 502 })
    await visitAs(page, token)
    const player = new LessonPlayer(page)
    await player.open(talk)
    await expect(page.getByText('看到结尾记为学完', { exact: true })).toBeVisible()
    await player.play()
    await player.hurriesPast(12)
    await player.pause()
    const line = page.getByText(/^看到结尾记为学完 · 已学到 00:1\d · \d+ 秒待同步$/)
    await expect(line).toBeVisible()
    await page.reload()
    await expect(line).toBeVisible()
    await sandbox.heal()
    await page.reload()
    await expect(page.getByText(/^看到结尾记为学完 · 已学到 00:1\d$/)).toBeVisible()
    await expect
      .poll(async () => (await sandbox.progress(token, talk)).seconds)
      .toBeGreaterThanOrEqual(12)
  })
})

test('a completed lesson starts at 0, and then where it was watched again', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await fetch(`${sandbox.apiUrl}/api/v2/video/${talk}/record`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ duration: 100_000 }),
  })
  await visitAs(page, token)
  const player = new LessonPlayer(page)
  await player.open(talk)
  await expect(page.getByText('已学完，再看一遍不影响学习记录')).toBeVisible()
  expect(await player.position()).toBe(0)
  await player.play()
  const second = await player.hurriesPast(12)
  await player.pause()
  await page.reload()
  await player.resumesAt(second)
  expect((await sandbox.progress(token, talk)).isWatched).toBe(true)
})
