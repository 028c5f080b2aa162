import { expect, test, visitAs } from '../shared/fixtures'

test('Back restores filters, page and scroll position of the course list', async ({ page }) => {
  await page.goto('/courses')
  const categories = page.getByRole('group', { name: '课程分类' })
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2' }).click()
  await expect(page).toHaveURL('/courses?page=2')
  // The new page starts at the top.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
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

for (const keywords of ['C++', '(', '\\', '<b>', '[a-z]*', '😀', 'pYtHoN']) {
  test(`a search for ${keywords} is literal and safe`, async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('searchbox', { name: '关键字' }).fill(keywords)
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(`“${keywords}”的搜索结果`)
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue(keywords)
    await expect(page.getByRole('status').filter({ hasText: /条结果|暂无/ })).toBeVisible()
    for (const hit of await page.getByRole('main').locator('mark').allInnerTexts()) {
      expect(hit.toLowerCase()).toBe(keywords.toLowerCase())
    }
  })
}

test('an empty result suggests courses, and another keyword starts at page one', async ({
  page,
}) => {
  await page.goto('/search?keywords=%E8%AF%BE&page=2')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('searchbox').fill('没有这样的课程')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByText('暂无与“没有这样的课程”相关的内容')).toBeVisible()
  const suggested = page.getByRole('region', { name: '大家在学' })
  await expect(suggested.getByRole('article').first()).toBeVisible()
})

test('without a search engine, course titles are searched with one request', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ operation: 'search', data: { data: [], total: 0 } })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/(courses|search)$/.test(pathname) && pathname.includes('/api/')) calls.push(pathname)
  })
  await page.goto('/search?keywords=python')
  const found = page.getByRole('region', { name: '标题含有“python”的课程' })
  await expect(found.getByRole('link', { name: /Python/ }).first()).toBeVisible()
  await expect(page.getByText(/暂无/)).toHaveCount(0)
  await page.getByRole('banner').getByRole('searchbox').fill('没有这样的课程')
  await page.keyboard.press('Enter')
  await expect(page.getByText('暂无与“没有这样的课程”相关的内容')).toBeVisible()
  await page.getByRole('banner').getByRole('searchbox').fill('摄影')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: '标题含有“摄影”的课程' })).toBeVisible()
  // Three searches, the list of titles and the recommended courses.
  expect(calls).toHaveLength(5)
})

test.describe('with warnings in the log', () => {
  test.use({ expectedErrors: /首页模块无法显示/ })

  test('home: unsupported blocks are skipped and logged once, the others stay', async ({
    page,
    sandbox,
  }) => {
    const courses = { title: '手机上的课程', items: [] }
    const course = { id: 4, title: 'Python', thumb: null, charge: 9, is_free: 0, category: null }
    const place = { platform: '', page: '', decoration_page_id: 2, sort: 0, config: null }
    await sandbox.fail({
      operation: 'listBlocks',
      data: [
        { ...place, id: 1, sign: 'h5-live-v1', config_render: {} },
        { ...place, id: 2, sign: 'pc-slider', config_render: [{ src: null, href: null }] },
        { ...place, id: 3, sign: 'blank', config_render: { height: 20, bgcolor: '#fff' } },
        { ...place, id: 4, sign: 'h5-vod-v1', config_render: { ...courses, items: [course] } },
      ],
    })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/')
    const block = page.getByRole('region', { name: '手机上的课程' })
    await expect(block.getByRole('article')).toHaveCount(1)
    const all = page.getByRole('region', { name: '目录' }).getByRole('link', { name: /全部/ })
    await expect(all).toHaveAttribute('href', '/courses')
    // The code that logs loads late.
    await expect
      .poll(() => logged.filter((text) => text.includes('首页模块无法显示')))
      .toHaveLength(2)
  })
})

test('a missing announcement shows an error and a link to the newest', async ({ page }) => {
  await page.goto('/announcement?id=98765')
  await expect(page.getByText('公告不存在')).toBeVisible()
  await page.getByRole('link', { name: '查看最新公告' }).click()
  await expect(page).toHaveURL('/announcement')
  await expect(page.getByRole('main').locator('article time')).toHaveAttribute('title', /\d{4}/)
})

test('home: without content blocks it shows the newest courses', async ({ page, sandbox }) => {
  await sandbox.fail({ operation: 'listBlocks', data: [] })
  await page.goto('/')
  const newest = page.getByRole('region', { name: '最新课程' })
  await expect(newest.getByRole('article').first()).toBeVisible()
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

test('a deleted course stays listed in the study center', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4, 8] })
  await sandbox.deleteCourse(4)
  await visitAs(page, token)
  await page.goto('/study-center?tab=bought')
  const rows = page.getByRole('main').getByRole('article')
  await expect(rows).toHaveCount(2)
  const removed = rows.filter({ hasText: '课程已下架' })
  await expect(removed).toHaveCount(1)
  await expect(removed.getByRole('link')).toHaveCount(0)
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
