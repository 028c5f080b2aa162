import type { Page } from '@playwright/test'
import { expect, visitAs } from '../shared/fixtures'
import { chunkOf } from '../shared/chunk-of'
import { holdBackRequests } from '../shared/hold-back'
import { expectHydrated, test } from '../shared/rendered-site'

/** Opens a page on which no part counts as visible, so each hydrates only when it is used. */
async function openWithoutVisibility(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    }
  })
  await page.goto(path)
  await expectHydrated(page)
}

/** Whether React has rendered or hydrated this element: it marks elements with its own properties. */
const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))

test('a part hydrates when it becomes visible', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto('/courses/detail/4')
  await expectHydrated(page)
  expect(await isHydrated(page, '[role="tab"]')).toBe(false)
  await page.getByRole('tablist').scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page, '[role="tab"]')).toBe(true)
})

test('a click on a part that is not hydrated is handled', async ({ page }) => {
  await openWithoutVisibility(page, '/courses/detail/4')
  expect(await isHydrated(page, '[role="tab"]')).toBe(false)
  await page.getByRole('tab', { name: /课程评论/ }).click()
  await expect(page.getByRole('tab', { name: /课程评论/, selected: true })).toBeVisible()
  await expect(page).toHaveURL(/tab=/)
})

test('a click on a part whose code is still loading is handled', async ({ page }) => {
  const release = await holdBackRequests(
    page,
    `**/${chunkOf('src/features/course/course-tabs.tsx')}`,
  )
  await page.goto('/courses/detail/4?tab=3', { waitUntil: 'commit' })
  await expectHydrated(page)
  const fold = page.getByRole('button', { name: '全部收起' })
  await page.getByRole('button', { name: '全部展开' }).click()
  await expect(fold).toHaveCount(0)
  release()
  await expect(fold).toBeVisible()
})

test('a part stays while the page around it changes for a learner', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await openWithoutVisibility(page, '/courses/detail/4')
  await page.evaluate(() => document.querySelector('[role="tab"]')?.setAttribute('data-kept', ''))
  await page.getByRole('button', { name: '收藏', pressed: false }).click()
  await expect(page.getByRole('button', { name: '收藏', pressed: true })).toBeVisible()
  await expect(page.locator('[data-kept]')).toBeVisible()
})
