import { expect, test, visitAs } from '../shared/fixtures'

test('Back restores filters, page and scroll position of the course list', async ({ page }) => {
  await page.goto('/courses')
  const categories = page.getByRole('group', { name: '课程分类' })
  const firstTitle = page.getByRole('main').getByRole('article').first().getByRole('heading')
  const before = await firstTitle.innerText()
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL('/courses?page=2')
  // The new page starts at the top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(firstTitle).not.toHaveText(before)
  const card = page.getByRole('main').getByRole('article').nth(9).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await card.click()
  await expect(page.getByRole('tab', { name: '课程目录' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/courses?page=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
  await page.goBack()
  await expect(page).toHaveURL('/courses')

  await categories.getByRole('link', { name: '编程开发' }).click()
  const second = page.getByRole('group', { name: '二级分类' })
  await second.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/cid=\d+&child=\d+/)
  await expect(second.getByRole('link').nth(1)).toHaveAttribute('aria-current', /.+/)
  await page.goBack()
  await expect(second.getByRole('link').first()).toHaveAttribute('aria-current', /.+/)
  await page.goForward()
  await expect(second.getByRole('link').nth(1)).toHaveAttribute('aria-current', /.+/)
})

test('an unknown category or page number links back to the courses', async ({ page }) => {
  await page.goto('/courses?cid=98765')
  await expect(page.getByRole('status').filter({ hasText: '暂无课程' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '查看全部课程' }).click()
  await expect(page).toHaveURL('/courses')
  await page.goto('/courses?page=99')
  await expect(page.getByText('第 99 页没有内容')).toBeVisible()
  await page.getByRole('link', { name: '回到前面' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a search is literal and safe, whatever its keywords', async ({ page }) => {
  await page.goto('/')
  const search = page.getByRole('banner').getByRole('searchbox', { name: '关键字' })
  for (const keywords of ['C++', '(', '\\', '<b>', '[a-z]*', '😀', 'pYtHoN']) {
    await search.fill(keywords)
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`“${keywords}”的搜索结果`)
    await expect(search).toHaveValue(keywords)
    await expect(page.getByRole('main').locator('[data-stale]')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: /条结果|暂无/ })).toBeVisible()
    for (const hit of await page.getByRole('main').locator('mark').allInnerTexts()) {
      expect(hit.toLowerCase()).toBe(keywords.toLowerCase())
    }
  }
})

test('a missing announcement shows an error and a link to the newest', async ({ page }) => {
  await page.goto('/announcement?id=98765')
  await expect(page.getByText('公告不存在')).toBeVisible()
  await page.getByRole('link', { name: '查看最新公告' }).click()
  await expect(page).toHaveURL('/announcement')
  await expect(page.getByRole('main').locator('article time')).toHaveAttribute('title', /\d{4}/)
})

test('a learner continues from the home page and from the study center with the next unfinished lesson', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  await page.goto('/courses/detail/4')
  const start = page.getByRole('main').getByRole('link', { name: '开始学习' })
  const first = (await start.getAttribute('href')) ?? ''
  // Open the lesson, then watch it to the end.
  await fetch(`${sandbox.apiUrl}/api/v2${first.replace('/courses', '')}`, { headers })
  await fetch(`${sandbox.apiUrl}/api/v2${first.replace('/courses', '')}/record`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ duration: 100_000 }),
  })
  await page.reload()
  const continues = page.getByRole('main').getByRole('link', { name: '继续学习' })
  const next = (await continues.getAttribute('href')) ?? ''
  expect(next).not.toBe(first)

  await page.goto('/')
  const strip = page.getByRole('region', { name: '继续学习' })
  await expect(strip.getByRole('link', { name: '接着学' })).toHaveAttribute('href', next)
  await page.goto('/study-center')
  const row = page.getByRole('main').getByRole('article').first()
  await expect(row.getByRole('link', { name: '接着学' })).toHaveAttribute('href', next)
  await row.getByRole('button', { name: '学习进度' }).click()
  await expect(page.getByRole('dialog').getByText('已学完').first()).toBeVisible()
})

test('a favorite can be removed in the study center, and is restored if that fails', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  const headers = { Authorization: `Bearer ${token}` }
  for (const id of [4, 5]) await fetch(`${sandbox.apiUrl}/api/v2/course/${id}/like`, { headers })
  await visitAs(page, token)
  await page.goto('/study-center?tab=favorites')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(2)
  await sandbox.fail({ operation: 'toggleFavorite', code: 1, message: '现在不行', times: 1 })
  await rows
    .first()
    .getByRole('button', { name: /^取消收藏/ })
    .click()
  await expect(page.getByRole('alert').filter({ hasText: '现在不行' })).toBeVisible()
  await expect(rows).toHaveCount(2)
  await rows
    .first()
    .getByRole('button', { name: /^取消收藏/ })
    .click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('共 1 门课程')).toBeVisible()
  // Another list starts at its first page.
  await page.goto('/study-center?tab=favorites&page=3')
  await page.getByRole('tab', { name: '已购课程' }).click()
  await expect(page).toHaveURL('/study-center?tab=bought')
})

test('course list: the latest filter wins, even if an earlier reply is late', async ({
  page,
  sandbox,
}) => {
  const courses = page.getByRole('main').getByRole('article')
  const titles = () => courses.getByRole('heading').allInnerTexts()
  const dimmed = page.getByRole('main').locator('[data-stale]')
  await page.goto('/courses?scene=sub')
  await expect(courses.first()).toBeVisible()
  const popular = await titles()
  await page.goto('/courses')
  await expect(courses.first()).toBeVisible()
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
  await expect(dimmed).toBeVisible()
  const late = (await free).response().catch(() => null)
  await scenes.getByRole('link', { name: '热门' }).click()
  await expect(page).toHaveURL('/courses?scene=sub')
  await expect(dimmed).toBeHidden()
  await expect.poll(() => titles()).toEqual(popular)
  await late
  expect(await titles()).toEqual(popular)
})
