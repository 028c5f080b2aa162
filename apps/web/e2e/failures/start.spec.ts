import type { Page } from '@playwright/test'
import { LessonPlayer } from '../lesson/lesson-player'
import { expect, test, visitAs } from '../shared/fixtures'
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
