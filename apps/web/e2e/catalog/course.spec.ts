import { expect, signIn, test, visitAs } from '../shared/fixtures'
import { findLayoutFaults } from '../pages/layout-faults'

const bar = { name: '课程操作' }

test('locked and trial lessons have a text label', async ({ page }) => {
  await page.goto('/courses/detail/4?tab=3')
  const nav = page.getByRole('navigation', { name: '课程目录' })
  await expect(nav.getByText(/可试看/).first()).toBeVisible()
  await expect(nav.getByText('购买或开通会员后可观看').first()).toBeVisible()
  await page.goto('/courses/detail/1?tab=3')
  await expect(nav.getByText('登录后，每一节都能免费学')).toBeVisible()
})

test('on a phone a sticky bar replaces the buttons that were scrolled away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 720 })
  await page.goto('/courses/detail/4')
  const stand = page.getByRole('region', bar)
  await page.getByRole('main').getByText('30 节，共').scrollIntoViewIfNeeded()
  await expect(stand).toBeHidden()
  await page.getByRole('heading', { name: '相关课程' }).scrollIntoViewIfNeeded()
  await expect(stand).toBeVisible()
  await expect(stand).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(findLayoutFaults, 24)).toEqual([])
  // Floating buttons are above the sticky bar.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const up = page.getByRole('button', { name: '返回顶部' })
  await expect(up).toBeVisible()
  const { height = 0 } = (await stand.boundingBox()) ?? {}
  const lowest = await up.evaluate((button) => button.getBoundingClientRect().bottom)
  expect(lowest).toBeLessThanOrEqual(720 - height)
  // The bar does not cover the focused element.
  const last = page.getByRole('main').getByRole('article').last().getByRole('link')
  await page.evaluate(() => window.scrollTo(0, 600))
  await last.focus()
  const covered = await last.evaluate((link) => {
    const box = link.getBoundingClientRect()
    const top = document.elementFromPoint(box.left + 8, box.bottom - 4)
    return top?.closest('[data-bottom-bar]') !== null
  })
  expect(covered).toBe(false)
  await stand.getByRole('link', { name: /购买课程/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('the cover starts the trial of a course that is not open', async ({ page, sandbox }) => {
  await page.goto('/courses/detail/4')
  const trial = page.getByRole('main').getByRole('link', { name: '免费试看 20 秒' })
  await expect(trial).toHaveAttribute('href', /^\/courses\/video\/\d+$/)
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.reload()
  await expect(page.getByRole('link', { name: '开始学习' }).first()).toBeVisible()
  await expect(trial).toHaveCount(0)
})

test('learning starts with the first lesson and continues with the next unfinished one', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  const main = page.getByRole('main')
  const start = await main.getByRole('link', { name: '开始学习' }).getAttribute('href')
  expect(start).toMatch(/^\/courses\/video\/\d+$/)
  const first = Number(start?.split('/').at(-1))
  await fetch(`${sandbox.apiUrl}/api/v2/video/${first}/record`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ duration: 100_000 }),
  })
  await page.reload()
  const next = main.getByRole('link', { name: '继续学习' })
  await expect(next).not.toHaveAttribute('href', start ?? '')
  await expect(page.getByRole('progressbar', { name: '课程进度' })).toBeVisible()
  // The chapters show their progress below.
  await expect(main.getByText('已学完 1/30 节')).toBeVisible()
})

test('a login unlocks the course without a reload', async ({ page, sandbox }) => {
  const { mobile, password } = await sandbox.newMember({ courses: [4] })
  await page.goto('/courses/detail/4')
  await expect(page.getByRole('main').getByRole('link', { name: /购买课程/ })).toBeVisible()
  await signIn(page, mobile, password)
  await expect(page.getByRole('main').getByRole('link', { name: '开始学习' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /购买课程/ })).toBeHidden()
})

test('a lesson bought separately is unlocked, the others are not', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ lessons: [1602] })
  await visitAs(page, token)
  await page.goto('/courses/video/1602')
  await expect(page.getByRole('region', { name: '视频播放器' })).toBeVisible()
  const outline = page.getByRole('navigation', { name: '课程目录' })
  await expect(outline.locator('a[href="/courses/video/1602"]')).toContainText('正在学习')
  const other = outline.locator('a[href="/courses/video/1603"]')
  await expect(other).toContainText('购买课程后可观看')
  await other.click()
  await expect(page.getByText('购买课程后可看这一节')).toBeVisible()
  await expect(other).toHaveAttribute('aria-current', 'page')
  await expect(other).not.toContainText('正在学习')
})

test('a file is saved under its own name, and a failed download shows an error', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/detail/4?tab=5')
  const button = page.getByRole('button', { name: /^下载/ }).first()
  const name = ((await button.getAttribute('aria-label')) ?? '').replace(/^下载 /, '')
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename().startsWith(name)).toBe(true)
  expect(await download.failure()).toBeNull()
  await sandbox.fail({ operation: 'downloadAttachment', code: 1, message: '源文件不存在' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: '源文件不存在' })).toBeVisible()
  await expect(page).toHaveURL('/courses/detail/4?tab=5')
})

test('sharing copies the course URL without the open tab', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/courses/detail/4?tab=4')
  await page.getByRole('button', { name: '分享' }).click()
  await expect(page.getByRole('status').filter({ hasText: '链接已复制' })).toBeVisible()
  const url = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(url).pathname + new URL(url).search).toBe('/courses/detail/4')
})
