import type { Page } from '@playwright/test'
import { chunkOf } from '../shared/chunk-of'
import { expect, expectSignedIn, test, visitAs } from '../shared/fixtures'
import { expectHydrated } from '../shared/rendered-site'

/** Blocks all code except that of the first page, until it is unblocked. */
async function cut(page: Page) {
  let isCut = true
  await page.route(/\/assets\/(?!index|vendor|rolldown)[^/]+\.js$/, (route) =>
    isCut ? route.abort() : route.continue(),
  )
  return {
    open: () => {
      isCut = false
    },
    close: () => {
      isCut = true
    },
  }
}

test.describe('while no further code loads', () => {
  test.use({
    expectedErrors: /Failed to load|Failed to fetch|not fetched|error loading|preload/i,
  })

  test('the login dialog shows an error, and the next click opens it', async ({ page }) => {
    const network = await cut(page)
    await page.goto('/')
    const login = page.getByRole('banner').getByRole('button', { name: '登录' })
    await login.click()
    // The header loads code separately and reports its error in place.
    const said = page.getByRole('alert').filter({ hasText: '登录窗口加载失败，检查网络后重试' })
    await expect(said).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    network.open()
    await login.click()
    await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
  })

  test('a login code is kept until the script that exchanges it has loaded', async ({
    page,
    sandbox,
  }) => {
    const code = await sandbox.loginCode('yunzhongke')
    const exchange = `**/${chunkOf('src/features/auth/sign-in/code-login.tsx')}`
    await page.route(exchange, (route) => route.abort())
    await page.goto(`/courses?login_code=${code}&action=login`)
    await expect(page.getByRole('heading', { level: 1, name: '正在登录' })).toBeVisible()
    await page.unroute(exchange)
    await page.getByRole('button', { name: '重试' }).click()
    await expectSignedIn(page, '云中客')
  })

  test('background work of a signed-in learner starts on the next page', async ({
    page,
    sandbox,
  }) => {
    await visitAs(page, await sandbox.logIn('13800000006'))
    const signals = `**/${chunkOf('src/shell/notices/account-notices.tsx')}`
    await page.route(signals, (route) => route.abort())
    // React logs the caught error after it has rendered the fallback.
    const caught = page.waitForEvent('console', (message) => message.text().includes('not fetched'))
    await page.goto('/courses')
    await caught
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.unroute(signals)
    await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
    await expect(page.getByRole('dialog', { name: /协议/ })).toBeVisible()
  })

  test('a page that fails to load is not blank', async ({ page }) => {
    const network = await cut(page)
    await page.goto('/courses')
    const retry = page.getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    network.open()
    const courses = page.getByRole('main').getByRole('article')
    // The page also retries automatically, so the button may disappear before the click.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 })
      await expect(courses.first()).toBeVisible({ timeout: 2000 })
    }).toPass()
  })
})

test.describe('after a release that removed the old files', () => {
  test.use({ expectedErrors: /404|Failed to load resource|dynamically imported|not fetched/ })

  /** Simulates a release: the host loses the site's own files of open pages, and the next document links new ones. */
  async function release(page: Page) {
    let isOld = true
    await page.route(/\/assets\/(?!vendor|rolldown)[^/]+$/, (route) =>
      isOld ? route.fulfill({ status: 404 }) : route.continue(),
    )
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
  }

  test('an open page stays with a notice, and the next page is from the new release', async ({
    page,
    sandbox,
  }) => {
    await visitAs(page, (await sandbox.newMember({ courses: [4] })).token)
    await page.goto('/courses/detail/4?tab=3')
    await expectHydrated(page)
    const comments = page.getByRole('tab', { name: '课程评论' })
    await expect(comments).toBeVisible()
    await release(page)
    await comments.click()
    await expect(page.getByRole('tabpanel').getByRole('button', { name: '重试' })).toBeVisible()
    const notice = page.getByRole('status').filter({ hasText: '网站已更新' })
    await expect(notice).toBeVisible()
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
    await loaded
    await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
    await expect(notice).toBeHidden()
    await page.goBack()
    await page.getByRole('tab', { name: '课程评论' }).click()
    await expect(page.getByRole('textbox', { name: '评论内容' })).toBeVisible()
  })

  test('a page whose code was removed reloads once', async ({ page, sandbox }) => {
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await release(page)
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
    expect(loads).toEqual(['/study-center'])
  })
})
