import type { Page } from '@playwright/test'
import { expect, test, visitAs } from '../shared/fixtures'

const course = '/courses/detail/4?tab=4'
const field = (page: Page) => page.getByRole('textbox', { name: '评论内容' })
const send = (page: Page) => page.getByRole('button', { name: '发表评论' }).click()

test('a draft is kept across pages and a reload', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto(course)
  await field(page).fill('第一行\n第二行')
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
  // Back would skip a running view transition, whose promise the router leaves (TanStack/router #7906).
  await page.waitForFunction(
    () => !('activeViewTransition' in document) || document.activeViewTransition === null,
  )
  await page.goBack()
  await expect(field(page)).toHaveValue('第一行\n第二行')
  await page.reload()
  await expect(field(page)).toHaveValue('第一行\n第二行')
  // Every course has a separate draft.
  await page.goto('/courses/detail/1?tab=4')
  await expect(field(page)).toHaveValue('')

  await page.goto(course)
  await send(page)
  await expect(page.getByRole('status').filter({ hasText: '评论已提交' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await page.reload()
  await expect(field(page)).toHaveValue('')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('the text is kept, and can be sent when the network is back', async ({
    page,
    context,
    sandbox,
  }) => {
    const { token, nickName } = await sandbox.newMember({ courses: [4] })
    await visitAs(page, token)
    await page.goto(course)
    await expect(field(page)).toBeEditable()
    await context.setOffline(true)
    await field(page).fill('在火车上写的')
    await send(page)
    await expect(page.getByRole('alert').filter({ hasText: /网络/ })).toBeVisible()
    await expect(field(page)).toHaveValue('在火车上写的')
    await context.setOffline(false)
    await page.reload()
    await expect(field(page)).toHaveValue('在火车上写的')
    await send(page)
    await expect(page.getByRole('status').filter({ hasText: '评论已提交' })).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: nickName })).toHaveCount(1)
  })
})

test('sending a comment keeps all comments on screen', async ({ page, sandbox }) => {
  const { token, nickName } = await sandbox.newMember({ courses: [4] })
  await visitAs(page, token)
  await page.goto(course)
  const threads = page.getByRole('tabpanel').locator('ul > li > article')
  await page.getByRole('button', { name: '查看全部评论' }).click()
  await expect(page.getByRole('button', { name: '查看全部评论' })).toBeHidden()
  const before = await threads.count()
  expect(before).toBeGreaterThan(5)
  await field(page).fill('都看完了')
  await send(page)
  await expect(page.getByRole('article').filter({ hasText: nickName })).toBeVisible()
  expect(await threads.count()).toBeGreaterThan(before)
})
