import { expect, test } from '../shared/fixtures'

test('a visitor navigates from the home page through the list to a course', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/书院学堂$/)
  await page
    .getByRole('navigation', { name: '主导航' })
    .getByRole('link', { name: /课程/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/courses/)
  // The home page has cards too, so wait for the course list before clicking a card.
  await expect(page.getByRole('heading', { level: 1, name: '全部课程' })).toBeVisible()

  const card = page.getByRole('main').getByRole('article').first()
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: title }).click()
  await expect(page).toHaveURL(/\/courses\/detail\/\d+/)
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await page.getByRole('tab', { name: '课程目录' }).click()
  await expect(page).toHaveURL(/tab=3/)
})

test('the course list keeps its filters and page in the URL', async ({ page }) => {
  await page.goto('/courses')
  await page.getByRole('group', { name: '课程筛选' }).getByRole('link', { name: '免费' }).click()
  await expect(page).toHaveURL(/scene=free/)
  await page.goto('/courses')
  await page
    .getByRole('navigation', { name: '分页' })
    .getByRole('link', { name: /下一页|2/ })
    .first()
    .click()
  await expect(page).toHaveURL(/page=2/)
  await page.goBack()
  await expect(page).not.toHaveURL(/page=/)
})

test('the navigation marks the entry of the current URL and its parent', async ({ page }) => {
  await page.goto('/courses?cid=2&page=1')
  const nav = page.getByRole('navigation', { name: '主导航' })
  await expect(nav.getByRole('link', { name: '全部课程' })).toHaveAttribute('aria-current', 'true')
  await nav.getByRole('button', { name: '全部课程子菜单' }).click()
  await expect(nav.getByRole('link', { name: '数据与人工智能' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(nav.locator('[aria-current=page]')).toHaveCount(1)
})

test('the search box requires a keyword and shows results', async ({ page }) => {
  await page.goto('/')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: '搜索' }).click()
  await expect(page.getByText('请输入关键字后再搜索')).toBeVisible()
  await banner.getByRole('searchbox', { name: '关键字' }).fill('Python')
  await banner.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL('/search?keywords=Python')
  await expect(page.getByRole('heading', { level: 1, name: /Python.*搜索结果/ })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Python/ })
      .first(),
  ).toBeVisible()
})

test('the page scrolls to the top after a click, and to the old position after Back', async ({
  page,
}) => {
  await page.goto('/courses')
  const card = page.getByRole('main').getByRole('article').nth(8).getByRole('link').first()
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await card.click()
  await expect(page.getByRole('tab', { name: '课程目录' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
})

test('the table of contents on home names courses of all subjects', async ({ page }) => {
  await page.goto('/')
  const contents = page.getByRole('navigation', { name: '课程分类' })
  await expect(contents.getByRole('heading')).toHaveCount(9)
  const courses = contents.locator('a[href^="/courses/detail/"]')
  // Up to 27. The server may not have the list of all courses yet.
  await expect.poll(() => courses.count()).toBeGreaterThanOrEqual(25)
  await courses.first().click()
  await expect(page).toHaveURL(/\/courses\/detail\/\d+$/)
})
