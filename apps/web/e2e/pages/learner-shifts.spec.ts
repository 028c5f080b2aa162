import type { Page } from '@playwright/test'
import { expect, expectSignedIn, expectVisitor, visitAs } from '../shared/fixtures'
import { layoutShift, watchShifts } from '../shared/layout-shifts'
import { expectHydrated, test } from '../shared/rendered-site'
import type { Sandbox } from '../shared/sandbox'

const shiftBudget = 0.02

const learners = {
  'with courses': (sandbox: Sandbox) => sandbox.logIn('13800000001'),
  'without courses': async (sandbox: Sandbox) => (await sandbox.newMember()).token,
}

const strip = (page: Page) => page.getByRole('region', { name: '继续学习' })
const place = (page: Page) => page.locator('[data-learner-place]')

for (const width of [375, 1280]) {
  for (const [who, tokenOf] of Object.entries(learners)) {
    test(`home does not shift for a learner ${who} at ${width} px`, async ({ page, sandbox }) => {
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

test('home reserves no space for a visitor or after sign-out', async ({ page, sandbox }) => {
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

declare global {
  interface Window {
    /** Visible texts of the header and of links, frame by frame. */
    accountTexts: string[]
  }
}

async function noteAccountTexts(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.accountTexts = []
    const note = () => {
      for (const part of document.querySelectorAll<HTMLElement>('header, main a')) {
        const isShown = part.checkVisibility({ visibilityProperty: true })
        if (isShown && !window.accountTexts.includes(part.innerText)) {
          window.accountTexts.push(part.innerText)
        }
      }
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => window.accountTexts.join('\n'))
}

test('a learner never sees a visitor’s header or offers', async ({ page, sandbox }) => {
  const { token, nickName } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  const shownTexts = await noteAccountTexts(page)
  await page.goto('/courses/detail/4', { waitUntil: 'commit' })
  await sandbox.fail({ operation: '*', delayMs: 300 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSignedIn(page, nickName)
  await expect(page.getByRole('main').getByRole('link', { name: /学习/ }).first()).toBeVisible()
  const texts = await shownTexts()
  expect(texts).toContain('学习')
  expect(texts).not.toMatch(/登录|注册|购买课程|会员免费看/)
})

test.describe('an account that fails to load', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('leaves an error with a retry in place of what depends on it', async ({ page, sandbox }) => {
    const { token, nickName } = await sandbox.newMember()
    await visitAs(page, token)
    await sandbox.fail({ operation: 'getMember', status: 500 })
    await page.goto('/vip')
    const plan = page.getByRole('main').getByRole('link', { name: /^立即开通/ })
    const retry = page.getByRole('main').getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    await expect(plan.first()).toBeHidden()
    await sandbox.heal()
    await retry.click()
    await expectSignedIn(page, nickName)
    await expect(plan.first()).toBeVisible()
    await expect(retry).toHaveCount(0)
  })
})
