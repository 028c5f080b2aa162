import { expectAccessible } from '../shared/accessible'
import { chunkOf } from '../shared/chunk-of'
import { expect, test } from '../shared/fixtures'

test.describe('with settings that fail to load', () => {
  test.use({ expectedErrors: /系统初始化失败|Failed to load resource/ })

  for (const fault of [{ drop: true }, { code: 500, message: '无法连接redis' }]) {
    test(`the site falls back to defaults: ${JSON.stringify(fault)}`, async ({ page, sandbox }) => {
      await sandbox.fail({ operation: 'getConfig', ...fault })
      await sandbox.fail({ operation: 'listNavs', ...fault })
      const logged = page.waitForEvent('console', (message) =>
        message.text().includes('系统初始化失败'),
      )
      await page.goto('/courses')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
      ).toBeVisible()
      await logged
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test.describe('when one request of a page fails', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('only its block shows an error, and 重试 reloads it', async ({ page, sandbox }) => {
    await sandbox.fail({ operation: 'listCourses', code: 1, message: '错误' })
    await page.goto('/courses')
    await expect(page.getByRole('group', { name: '课程分类' })).toBeVisible()
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    await sandbox.heal()
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test.describe('when a page throws', () => {
  test.use({ expectedErrors: /./ })

  test('the crash page replaces it, and the site still works', async ({ page }) => {
    // No server reply can cause this.
    const code = chunkOf('src/routes/_main/courses/index.tsx?tsr-split=component')
    await page.route(`**/${code}`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export const component = () => { throw new Error('nobody expected this') }",
      }),
    )
    await page.goto('/courses')
    const crash = page.getByRole('heading', { level: 1, name: 'Unexpected Application Error' })
    await expect(crash).toBeVisible()
    await expect(page).toHaveTitle('Unexpected Application Error - 书院学堂')
    await expect(page.getByRole('main')).toHaveCount(1)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
  })
})

test('an unknown path shows the not-found page, without header and footer', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await expect(page).toHaveTitle(/页面不存在.*书院学堂$/)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '书院学堂' })).toBeVisible()
  await expect(page.getByRole('region', { name: '大家在学' }).getByRole('article')).toHaveCount(4)
  await page.getByRole('searchbox', { name: '关键字' }).fill('Python')
  await page.getByRole('button', { name: '搜索' }).click()
  await expect(page).toHaveURL('/search?keywords=Python')
  await page.goBack()
  await page.getByRole('link', { name: '返回首页' }).click()
  await expect(page).toHaveURL('/')
})

test('the site works if the browser blocks storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  })
  await page.goto('/')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.goto('/member')
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})
