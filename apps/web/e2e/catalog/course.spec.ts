import { expect, signIn, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import { findLayoutFaults } from '../pages/layout-faults'

const bar = { name: '课程操作' }

test('chapters collapse by keyboard and keep their state while the page is open', async ({
  page,
}) => {
  await page.goto('/courses/detail/4?tab=3')
  const nav = page.getByRole('navigation', { name: '课程目录' })
  const chapters = nav.locator('details')
  await expect(chapters.first()).toHaveJSProperty('open', true)
  await expect(chapters.nth(1)).toHaveJSProperty('open', false)
  await nav.locator('summary').nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(chapters.nth(1)).toHaveJSProperty('open', true)
  await nav.locator('summary').first().focus()
  await page.keyboard.press('Space')
  await expect(chapters.first()).toHaveJSProperty('open', false)
  await page.getByRole('tab', { name: '课程评论' }).click()
  await expect(page.getByText('登录后可发表评论')).toBeVisible()
  await page.getByRole('tab', { name: '课程目录' }).click()
  await expect(chapters.nth(1)).toHaveJSProperty('open', true)
  await expect(chapters.first()).toHaveJSProperty('open', false)
})

test('locked and trial lessons have a text label', async ({ page }) => {
  await page.goto('/courses/detail/4?tab=3')
  const nav = page.getByRole('navigation', { name: '课程目录' })
  await expect(nav.getByText(/可试看/).first()).toBeVisible()
  await expect(nav.getByText('购买或开通会员后可观看').first()).toBeVisible()
  await page.goto('/courses/detail/1?tab=3')
  await expect(nav.getByText('登录后，每一节都能免费学')).toBeVisible()
})

for (const width of [320, 375, 768]) {
  test(`a sticky bar replaces the buttons that were scrolled away, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 720 })
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
}

test('a phone shows no sticky bar for a single button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/courses/detail/1')
  // Content that replaces skeletons pushes the footer down again.
  await expectSettled(page)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', bar)).toBeVisible()
  await page.setViewportSize({ width: 375, height: 720 })
  await page.getByRole('heading', { name: '相关课程' }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-bottom-bar=shown]')).toBeAttached()
  await expect(page.getByRole('region', bar)).toBeHidden()
})

test('the purchase card stays in view from 1024 px', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.goto('/courses/detail/4')
  const main = page.getByRole('main')
  const buy = main.getByRole('link', { name: /购买课程/ })
  await expect(main.getByText('30 节，共')).toBeInViewport()
  await page.getByRole('region', { name: '购买须知' }).scrollIntoViewIfNeeded()
  await expect(buy).toBeInViewport({ ratio: 1 })
  await expect(main.getByText(/全额退款/).first()).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', bar)).toBeHidden()
})

test('the tabs stay in view, and each tab starts below them', async ({ page }) => {
  await page.goto('/courses/detail/4')
  await page.getByRole('region', { name: '购买须知' }).scrollIntoViewIfNeeded()
  const tabs = page.getByRole('tablist', { name: '课程内容' })
  await expect(tabs).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('banner')).not.toBeInViewport()
  await tabs.getByRole('tab', { name: '课程目录' }).click()
  await expect(page.getByRole('tabpanel').getByText('和计算机说话')).toBeInViewport({ ratio: 1 })
  await expect(tabs).toBeInViewport({ ratio: 1 })
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

test('a visitor sees a preview of the lessons, and a buyer starts on the full outline', async ({
  page,
  sandbox,
}) => {
  await page.goto('/courses/detail/4')
  const preview = page.getByRole('region', { name: '目录预览' })
  await expect(preview.getByRole('listitem')).toHaveCount(8)
  await preview.getByRole('link', { name: '查看全部 30 节' }).click()
  await expect(page).toHaveURL('/courses/detail/4?tab=3')
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  await expect(page.getByRole('navigation', { name: '课程目录' })).toBeVisible()
  await page.getByRole('tab', { name: '课程详情' }).click()
  await expect(page).toHaveURL('/courses/detail/4?tab=2')
  await expect(page.getByRole('heading', { name: '写在前面' })).toBeVisible()
  await expect(page.getByText('购买须知')).toBeHidden()
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

test('attachments show what they are and why they are unavailable', async ({ page, sandbox }) => {
  await page.goto('/courses/detail/4?tab=5')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(/ · .*(KB|MB)/).first()).toBeVisible()
  await expect(panel.getByText('登录后可下载附件')).toBeVisible()
  await expect(panel.getByRole('button', { name: /^下载/ }).first()).toBeDisabled()
  await expect(panel.getByRole('link', { name: '去登录' })).toBeVisible()
  const { mobile, password } = await sandbox.newMember()
  await signIn(page, mobile, password)
  await expect(panel.getByText('购买课程或开通会员后可下载附件')).toBeVisible()
  await expect(panel.getByRole('link', { name: '去购买' })).toBeVisible()
  await expect(panel.getByRole('link', { name: '开通会员' })).toBeVisible()
})

test('a membership includes its courses without labeling them bought', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ planId: 1, courses: [8] })
  await visitAs(page, token)
  const main = page.getByRole('main')
  await page.goto('/courses/detail/4')
  await expect(main.getByText('会员免费看')).toBeVisible()
  await expect(main.getByText('已购买')).toBeHidden()
  await page.goto('/courses/detail/8')
  await expect(main.getByText('已购买')).toBeVisible()
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

test('a rejected download shows an error and stays on the page', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/courses/detail/4?tab=5')
  await sandbox.fail({ operation: 'getAttachmentUrl', code: 429, message: '请稍后再试' })
  await page.getByRole('button', { name: /^下载/ }).first().click()
  await expect(page.getByRole('alert').filter({ hasText: '下载太频繁' })).toBeVisible()
  await expect(page).toHaveURL('/courses/detail/4?tab=5')
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

test('the purchase notice has one title, even if its text contains another', async ({ page }) => {
  await page.goto('/courses/detail/4')
  const notice = page.getByRole('region', { name: '购买须知' })
  await expect(notice.getByText('永久有效')).toBeVisible()
  await expect(page.getByText('购买须知', { exact: true })).toHaveCount(1)
})

test('the page has one title and one description, which follow navigation', async ({ page }) => {
  await page.goto('/courses/detail/4')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/Python.*书院学堂$/)
  const description = page.locator('meta[name=description]')
  await expect(description).toHaveCount(1)
  const ofSite = /讲得清楚的系统课/
  await expect(description).not.toHaveAttribute('content', ofSite)
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
  await expect(description).toHaveAttribute('content', ofSite)
})
