import type { Page } from '@playwright/test'
import { expect, expectSignedIn, expectVisitor, visitAs } from './fixtures'
import { layoutShift, watchShifts } from './layout-shifts'
import { expectHydrated, test } from './rendered-site'
import type { Sandbox } from './sandbox'

const shiftBudget = 0.02

const learners = {
  'with courses': (sandbox: Sandbox) => sandbox.logIn('13800000001'),
  'without courses': async (sandbox: Sandbox) => (await sandbox.newMember()).token,
}

const strip = (page: Page) => page.getByRole('region', { name: '继续学习' })
const place = (page: Page) => page.locator('[data-learner-place]')

for (const width of [375, 1280]) {
  for (const [who, tokenOf] of Object.entries(learners)) {
    test(`home does not move for a learner ${who}, ${width} px wide`, async ({ page, sandbox }) => {
      await visitAs(page, await tokenOf(sandbox))
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      await page.goto('/', { waitUntil: 'commit' })
      await sandbox.fail({ operation: '*', delayMs: 150 })
      await expectHydrated(page)
      await expect(strip(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { sum, moved } = await layoutShift(page)
      expect(sum, moved).toBeLessThanOrEqual(shiftBudget)
    })
  }
}

test('home keeps no place for a visitor, nor for a learner who has signed out', async ({
  page,
  sandbox,
}) => {
  await page.goto('/')
  await expect(place(page)).toBeHidden()
  const { token, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await page.reload()
  await expectSignedIn(page, nickName)
  await expect(strip(page)).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: nickName }).click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expectVisitor(page)
  await expect(place(page)).toBeHidden()
})
