import type { Page } from '@playwright/test'
import { expectAccessible } from '../shared/accessible'
import { expect, expectVisitor, test, visitAs } from '../shared/fixtures'
import { expectNothingPersonal, keptText, workerStart } from './kept-pages'
import { KeyboardUser } from '../shared/keyboard'

test.use({
  serviceWorkers: 'allow',
  // The keyboard passes the search field, whose suggestions are not kept.
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|LazyCodeError/,
})
// The worker starts some seconds after a page has loaded.
test.setTimeout(120_000)

const course = 4
const lesson = 403

const transcript = (page: Page) => page.getByRole('list', { name: '文字稿' })
const row = (page: Page) => page.getByRole('main').getByRole('article').first()
const outline = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /条件判断/ })
    .first()

/** Visits the site as a learner until the worker runs, then a course and the study center. */
async function visitPages(page: Page, token: string): Promise<void> {
  await visitAs(page, token)
  await page.goto('/study-center?tab=bought')
  await workerStart(page)
  await page.goto(`/courses/detail/${course}?tab=3`)
  await expect(outline(page)).toBeVisible()
  await page.goto('/study-center?tab=bought')
  await expect(row(page)).toBeVisible()
}

test('study center, outline and transcript are read without a network, on a phone', async ({
  page,
  context,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await page.setViewportSize({ width: 375, height: 812 })
  await visitPages(page, token)
  await page.goto(`/courses/video/${lesson}?tab=transcript`)
  await expect(transcript(page).getByRole('button').first()).toBeVisible()
  await page.goto('/study-center?tab=bought')
  await expect(row(page)).toBeVisible()
  const kept = await keptText(page)
  expect(kept).toContain('WEBVTT')
  expect(kept).not.toContain(token)
  expect(kept).not.toMatch(/playinfo|\.mp4|\.m3u8/)
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
  await expect(row(page)).toBeVisible()
  const notice = page.getByText('已离线。看过的页面还能打开')
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })

  await page.goto(`/courses/detail/${course}?tab=3`)
  await expect(outline(page)).toBeVisible()

  await page.goto(`/courses/video/${lesson}?tab=transcript`)
  await expect(transcript(page).getByRole('button').first()).toHaveText(/大家好/)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 375, height: 812 })
})

test('a page that is not kept says so, and loads with the keyboard when the network is back', async ({
  page,
  context,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [course] })
  await visitPages(page, token)
  await context.setOffline(true)
  await page.goto('/courses/detail/11')
  const alert = page.getByRole('alert').filter({ hasText: '这一页没有离线保存，联网后再来' })
  await expect(alert).toBeVisible()
  await expectAccessible(page)
  const keyboard = new KeyboardUser(page)
  await keyboard.tabTo(alert.getByRole('button', { name: '重试' }))
  await keyboard.press('Enter')
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(alert).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a sign-out deletes all cached data of the learner, also without a network', async ({
  page,
  context,
  sandbox,
}) => {
  const { token, nickName, mobile } = await sandbox.newMember({ courses: [course] })
  await visitPages(page, token)
  await expect.poll(() => keptText(page)).toContain(nickName)
  const other = await context.newPage()
  await other.goto('/')
  await expect(other.getByRole('banner').getByRole('button', { name: nickName })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: nickName }).click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expectVisitor(page)
  await expectVisitor(other)
  await expectNothingPersonal(page)
  const kept = await keptText(page)
  for (const own of [token, nickName, mobile]) expect(kept).not.toContain(own)
})

test('a session that ends on the server deletes cached data', async ({ page, sandbox }) => {
  const { token, nickName } = await sandbox.newMember({ courses: [course] })
  await visitPages(page, token)
  await expect.poll(() => keptText(page)).toContain(nickName)
  await fetch(`${sandbox.apiUrl}/api/v2/logout`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
  })
  await page.goto('/study-center?tab=bought')
  await expect(page).toHaveURL(/\/login/)
  await expectNothingPersonal(page)
})

test('a learner never reads the cached data of another', async ({ page, context, sandbox }) => {
  const first = await sandbox.newMember({ courses: [course] })
  const second = await sandbox.newMember({ courses: [] })
  await visitPages(page, first.token)
  await expect.poll(() => keptText(page)).toContain(first.nickName)
  // As if the site's data had been replaced while no page was open.
  await page.evaluate((token) => localStorage.setItem('shuyuan-user-token', token), second.token)
  await page.goto('/study-center?tab=bought')
  await expect(
    page.getByRole('banner').getByRole('button', { name: second.nickName }),
  ).toBeVisible()
  await expect.poll(() => keptText(page)).not.toContain(first.nickName)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
  await expect(row(page)).toBeHidden()
})
