import { expect, test, visitAs } from './fixtures'

/** Cuts the way to all code but that of the first page, until it is opened again. */
async function cut(page: import('@playwright/test').Page) {
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

test.describe('while no further code can be fetched', () => {
  test.use({ expectedErrors: /Failed to load|Failed to fetch|error loading|preload/i })

  test('the home page is there, and what stands around it follows', async ({ page }) => {
    const network = await cut(page)
    await page.goto('/')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    network.open()
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 15_000 })
  })

  test('comments say so, and 重试 brings them', async ({ page }) => {
    const network = await cut(page)
    network.open()
    await page.goto('/courses/detail/1')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    network.close()
    await page.getByRole('tab', { name: '课程评论' }).click()
    const retry = page.getByRole('tabpanel').getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    network.open()
    await retry.click()
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toBeVisible()
  })

  test('a page that cannot be fetched is not blank', async ({ page }) => {
    const network = await cut(page)
    await page.goto('/courses')
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    network.open()
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })

  test('a page that is wanted without a net does not leave the site', async ({ page, sandbox }) => {
    const network = await cut(page)
    network.open()
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(request.url())
    })
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    network.close()
    await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
    await expect(page).toHaveTitle('网络已断开 - 书院学堂')
    await expect(page.getByRole('banner')).toBeVisible()
    const retry = page.getByRole('main').getByRole('button', { name: '重试' })
    await retry.click()
    await expect(retry).not.toHaveAttribute('aria-busy')
    await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
    network.open()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
    expect(loads, 'documents that were loaded').toEqual([])
  })

  test('a page that is wanted without a net comes when the net does', async ({
    page,
    sandbox,
    context,
  }) => {
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '网络已断开' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
  })

  test('an unknown path is not blank', async ({ page }) => {
    await cut(page)
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
