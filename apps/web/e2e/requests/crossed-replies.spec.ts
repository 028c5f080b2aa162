import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'

const main = (page: Page) => page.getByRole('main')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading').allInnerTexts()
const dimmed = (page: Page) => main(page).locator('[data-stale]')

test('course list: the latest filter wins, even if an earlier reply is late', async ({
  page,
  sandbox,
}) => {
  await page.goto('/courses?scene=sub')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  const popular = await titles(page)
  await page.goto('/courses')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await sandbox.fail({
    operation: 'listCourses',
    delayMs: 2_500,
    match: { query: 'scene=free' },
  })
  await sandbox.fail({ operation: 'listCourses', delayMs: 300, match: { query: 'scene=sub' } })
  const scenes = page.getByRole('group', { name: '课程筛选' })
  const free = page.waitForRequest(/scene=free/)
  await scenes.getByRole('link', { name: '免费' }).click()
  // The old list stays visible but dimmed, and the filters remain usable.
  await expect(dimmed(page)).toBeVisible()
  const late = (await free).response().catch(() => null)
  await scenes.getByRole('link', { name: '热门' }).click()
  await expect(page).toHaveURL('/courses?scene=sub')
  await expect(dimmed(page)).toBeHidden()
  await expect.poll(() => titles(page)).toEqual(popular)
  await late
  expect(await titles(page)).toEqual(popular)
})

test('search: a late reply never replaces newer results', async ({ page, sandbox }) => {
  await page.goto('/search?keywords=Python')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await sandbox.fail({ operation: 'search', delayMs: 2_500, match: { query: 'type=video' } })
  const slow = page.waitForRequest(/type=video/)
  const types = page.getByRole('group', { name: '搜索类型' })
  await types.getByRole('link', { name: '单节' }).click()
  const late = (await slow).response().catch(() => null)
  await page.getByRole('banner').getByRole('searchbox', { name: '关键字' }).fill('SQL')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?keywords=SQL')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“SQL”的搜索结果')
  await expect(main(page).getByRole('link', { name: /SQL/ }).first()).toBeVisible()
  await late
  await expect(main(page).getByRole('link', { name: /SQL/ }).first()).toBeVisible()
  await expect(types.getByRole('link', { name: '全部' })).toHaveAttribute('aria-current', /.+/)
})

test('announcements: the last selected one is shown', async ({ page, sandbox }) => {
  await page.goto('/announcement')
  const list = page.getByRole('navigation', { name: '公告列表' })
  const links = list.getByRole('link')
  await expect(links.nth(2)).toBeVisible()
  const slow = (await links.nth(1).getAttribute('href'))?.match(/id=(\d+)/)?.[1] ?? ''
  const wanted = (await links.nth(2).innerText()).split('\n')[0]?.trim() ?? ''
  await sandbox.fail({ operation: 'getAnnouncement', delayMs: 2_500, match: { path: `/${slow}` } })
  const asked = page.waitForRequest(new RegExp(`/announcement/${slow}$`))
  await links.nth(1).click()
  const late = (await asked).response().catch(() => null)
  await links.nth(2).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(wanted)
  await late
  await expect(heading).toHaveText(wanted)
  await page.goBack()
  await expect(heading).not.toHaveText(wanted)
})

test('courses: the page shows the course of its URL', async ({ page, sandbox }) => {
  await page.goto('/courses/detail/4')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('Python')
  const related = page.getByRole('region', { name: '相关课程' }).getByRole('link').first()
  const slow = (await related.getAttribute('href'))?.split('/').at(-1) ?? ''
  await sandbox.fail({ operation: 'getCourse', delayMs: 2_500, match: { path: `/${slow}` } })
  const asked = page.waitForRequest(new RegExp(`/course/${slow}$`))
  await related.click()
  const late = (await asked).response().catch(() => null)
  await page.goBack()
  await expect(heading).toContainText('Python 程序设计')
  await late
  await expect(heading).toContainText('Python 程序设计')
  await expect(page).toHaveURL('/courses/detail/4')
})

test('study center: the last selected tab is shown', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto('/study-center')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('在学课程')).toHaveAttribute('aria-selected', 'true')
  await sandbox.fail({ operation: 'listFavoriteCourses', delayMs: 2_500 })
  const asked = page.waitForRequest(/\/courses\/like/)
  await tab('收藏课程').click()
  const late = (await asked).response().catch(() => null)
  await tab('已购课程').click()
  const bought = main(page)
    .getByRole('link', { name: /Python 程序设计/ })
    .first()
  await expect(bought).toBeVisible()
  await late
  await expect(bought).toBeVisible()
  await expect(tab('已购课程')).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL('/study-center?tab=bought')
})

test('messages: a late reply does not bring back the page that was left', async ({
  page,
  sandbox,
}) => {
  const { token, mobile } = await sandbox.newMember()
  const texts = Array.from({ length: 25 }, (_, index) => `第 ${index + 1} 条消息到此为止`)
  for (const text of texts) await sandbox.message(mobile, text)
  await visitAs(page, token)
  await page.goto('/member/messages')
  const newest = main(page).getByText('第 25 条消息到此为止')
  await expect(newest).toBeVisible()
  await sandbox.fail({ operation: 'listMessages', delayMs: 2_500, match: { query: 'page=2' } })
  const asked = page.waitForRequest(/messages\?.*page=2/)
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2' }).click()
  const late = (await asked).response().catch(() => null)
  await page.goBack()
  await expect(newest).toBeVisible()
  await late
  await expect(newest).toBeVisible()
  await expect(main(page).getByText('第 1 条消息到此为止')).toBeHidden()
})
