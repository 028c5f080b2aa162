import type { APIRequestContext } from '@playwright/test'
import { chunkOf } from '../shared/chunk-of'
import { expect } from '../shared/fixtures'
import { layoutShift, watchShifts } from '../shared/layout-shifts'
import { expectHydrated, test } from '../shared/rendered-site'

const pages: [path: string, heading: RegExp, content: string][] = [
  ['/', /书院学堂/, 'Python 程序设计：从第一行代码到小项目'],
  ['/courses', /全部课程/, '走进博物馆：二十件文物里的中国'],
  ['/courses/detail/4', /Python 程序设计/, '课程目录'],
  ['/search?keywords=Python', /Python/, 'Python 程序设计：从第一行代码到小项目'],
  ['/vip', /VIP会员/, '年度会员'],
  ['/announcement', /新学期上新/, '学习路径'],
]

/** Waits until the server renders a text. On a busy machine the first responses may be the empty shell. */
async function expectText(request: APIRequestContext, path: string): Promise<void> {
  await expect
    .poll(async () => (await request.get(path)).text(), { message: path })
    .toContain('class="rt-piece"')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, heading, content] of pages) {
    test(`${path} shows its content`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('main').getByText(content).first()).toBeVisible()
      await expect(page).toHaveTitle(/书院学堂/)
    })
  }

  test('a course description keeps its formatting', async ({ page, request }) => {
    await expectText(request, '/courses/detail/19')
    await page.goto('/courses/detail/19')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '教学安排' })).toBeVisible()
    await expect(main.getByRole('columnheader', { name: '周次' })).toBeVisible()
    await expect(main.getByRole('math').first()).toBeVisible()
  })

  test('links in an announcement work', async ({ page, request }) => {
    await expectText(request, '/announcement?id=3')
    await page.goto('/announcement?id=3')
    await page.getByRole('main').getByRole('link', { name: '前往会员专区' }).click()
    await expect(page).toHaveURL('/vip')
  })

  test('a guarded page says that it requires JavaScript', async ({ page }) => {
    await page.goto('/member/orders')
    await expect(page.getByRole('banner').getByRole('link', { name: '书院学堂' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(
      'JavaScript',
    )
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeHidden()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeHidden()
  })

  test('links lead from home to the lessons of a course', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await main
      .getByRole('link', { name: /Python 程序设计/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Python 程序设计/)
    await expect(main.getByText(/¥\s?\d+/).first()).toBeVisible()
    await main.getByRole('tab', { name: '课程目录' }).click()
    // The tab is a separate document, which must load completely.
    await page.waitForURL(/tab=3/)
    const outline = main.getByRole('navigation', { name: '课程目录' })
    const chapters = outline.locator('summary')
    for (const chapter of await chapters.all()) {
      if ((await chapter.evaluate((one) => one.closest('details')?.open)) !== true) {
        await chapter.click()
      }
    }
    const lessons = outline.getByRole('link')
    await expect(lessons.first()).toHaveAttribute('href', /^\/courses\/video\/\d+$/)
    await expect(lessons.last()).toBeVisible()
  })
})

test.describe('a missing page', () => {
  test.use({ expectedErrors: /status of 404/ })

  for (const path of ['/nope', '/courses/detail/999999']) {
    test(`${path} responds with 404 and a message`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/不存在/)
    })
  }
})

for (const [path, heading] of pages) {
  test(`${path} hydrates without refetching fresh replies`, async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
    await page.goto(path)
    await expectHydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.waitForLoadState('networkidle')
    expect(calls).not.toContain('/api/v2/other/config')
    expect(calls.length).toBeLessThanOrEqual(4)
  })
}

test('hydration keeps rich text and typesets its formulas', async ({ page, request }) => {
  await expectText(request, '/courses/detail/19')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await watchShifts(page)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main table')?.setAttribute('data-came', '')
    })
  })
  await page.goto('/courses/detail/19')
  await expectHydrated(page)
  await expect(page.locator('.katex-html').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main table[data-came]')).toBeVisible()
  const sanitizer = chunkOf('../../libs/rich-text/src/render/stream-rich-text.ts')
  expect(requested.filter((url) => url.endsWith(sanitizer))).toEqual([])
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved).toBeLessThanOrEqual(0.02)
})

test.describe('while the API is down', () => {
  test.use({ expectedErrors: /Failed to load|系统初始化失败/ })

  test('a school from an earlier server-rendered page is still shown', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/')
    await expectHydrated(page)
    await sandbox.fail({ operation: '*', status: 500 })
    const response = await page.goto('/courses')
    expect(response?.status()).toBe(503)
    const wayHome = page.getByRole('banner').getByRole('link', { name: '书院学堂', exact: true })
    await expect(wayHome.first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })
})
