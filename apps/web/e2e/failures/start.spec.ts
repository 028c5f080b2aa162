import type { Page } from '@playwright/test'
import { LessonPlayer } from '../lesson/lesson-player'
import { expect, openLogin, test, visitAs } from '../shared/fixtures'
import { expectSettled } from '../shared/focused'
import type { Sandbox } from '../shared/sandbox'

const school = '书院学堂'

const wayHome = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).first()

async function failStart(sandbox: Sandbox): Promise<void> {
  for (const operation of ['getConfig', 'listNavs']) {
    await sandbox.fail({ operation, code: 429, message: '请稍后再试' })
  }
}

/** Returns to the tab repeatedly, because a refetch is skipped while a request is pending. */
async function comeBackUntil(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    )
    await expectation()
  }).toPass()
}

/** Short enough for several returns to the tab. */
const soon = { timeout: 1_000 }

test.describe('after a failed start', () => {
  test.use({ expectedErrors: /系统初始化失败|Failed to load resource/ })

  test('the school loads with the next page, and no other name is shown before', async ({
    page,
    sandbox,
  }) => {
    await failStart(sandbox)
    await page.goto('/courses')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page).toHaveTitle('全部课程')
    await expect(wayHome(page, '首页')).toBeVisible()
    await sandbox.heal()
    await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
    await expect(wayHome(page, school)).toBeVisible()
    await expect(page).toHaveTitle(`VIP会员 - ${school}`)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })

  test('the school loads when the visitor returns to the tab', async ({ page, sandbox }) => {
    await failStart(sandbox)
    await page.goto('/courses')
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await sandbox.heal()
    await comeBackUntil(page, () => expect(wayHome(page, school)).toBeVisible(soon))
  })

  test('a cached school is shown', async ({ page, sandbox }) => {
    await page.goto('/')
    await expect(wayHome(page, school)).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await failStart(sandbox)
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('系统初始化失败'),
    )
    await page.goto('/courses')
    await logged
    await expect(wayHome(page, school)).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(page).toHaveTitle(`全部课程 - ${school}`)
  })

  test('a forced binding starts once the settings load', async ({ page, sandbox }) => {
    await sandbox.configure({ enabled_mobile_bind_alert: 1 })
    const { token } = await sandbox.newMember({ hasMobile: false })
    await failStart(sandbox)
    await visitAs(page, token)
    await page.goto('/study-center')
    await expect(page.getByRole('heading', { level: 1, name: '学习中心' })).toBeVisible()
    await sandbox.heal()
    await comeBackUntil(page, () =>
      expect(page).toHaveURL('/bind-mobile?redirect=%2Fstudy-center', soon),
    )
  })

  test('no player loads before the watermark setting is known', async ({ page, sandbox }) => {
    const player = new LessonPlayer(page)
    await sandbox.configure({ enabled_bullet_secret: '1' })
    await failStart(sandbox)
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto('/courses/video/101')
    const retry = page.getByRole('alert').getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    await expect(player.video).toHaveCount(0)
    await sandbox.heal()
    await retry.click()
    await player.isLoaded()
    await expect(wayHome(page, school)).toBeVisible()
  })

  test('sign-in is not possible before the agreements are known', async ({ page, sandbox }) => {
    await failStart(sandbox)
    await page.goto('/courses')
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
    await expect(page.getByRole('alert')).toContainText('网站设置没有加载出来')
    await sandbox.heal()
    await expect(await openLogin(page)).toBeVisible()
  })
})

test('the maintenance page is replaced by the requested page automatically', async ({
  page,
  sandbox,
}) => {
  // This is the last request that a page sends automatically.
  const asked = page.waitForResponse((response) => response.url().includes('/announcement/latest'))
  await page.goto('/courses')
  await asked
  await expectSettled(page)
  await sandbox.configure({ maintenance: true })
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  const maintenance = page.getByRole('heading', { level: 1, name: '系统维护中' })
  await expect(maintenance).toBeVisible()
  await expect(page).toHaveTitle(`系统维护中 - ${school}`)
  await expect(page.getByRole('banner')).toHaveCount(0)
  const answered = page.waitForResponse((response) => response.url().includes('/other/config'))
  await page.getByRole('button', { name: '重试' }).click()
  await answered
  await expect(page.getByRole('button', { name: '重试' })).not.toHaveAttribute('aria-busy')
  await expect(maintenance).toBeVisible()
  await sandbox.configure({ maintenance: false })
  const vip = page.getByRole('heading', { level: 1, name: 'VIP会员' })
  await comeBackUntil(page, () => expect(vip).toBeVisible(soon))
  await expect(page).toHaveURL('/vip')
})

test.describe('a first visit', () => {
  test.use({ expectedErrors: /系统初始化失败/ })

  test('during maintenance continues to the requested page', async ({ page, sandbox }) => {
    await sandbox.configure({ maintenance: true })
    await page.goto('/courses')
    await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible()
    await sandbox.configure({ maintenance: false })
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
})

test('an invalid course ID shows the not-found page', async ({ page, sandbox }) => {
  await page.goto('/courses/detail/abc')
  await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await sandbox.countCalls('GET /api/v2/course/0')).toBe(0)
})

test('home still links to courses if its blocks fail to load', async ({ page, sandbox }) => {
  await sandbox.fail({ operation: 'listBlocks', code: 1, message: '错误' })
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('region', { name: '最新课程' }).getByRole('article').first(),
  ).toBeVisible()
  await expect(
    main.getByRole('navigation', { name: '课程分类' }).getByRole('link').first(),
  ).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(1)
  await sandbox.heal()
  await main.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect(main.getByRole('alert')).toHaveCount(0)
})
