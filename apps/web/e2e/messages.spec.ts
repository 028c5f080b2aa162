import type { Page } from '@playwright/test'
import { expect, signIn, test, visitAs } from './fixtures'

const readAll = (page: Page) => page.getByRole('button', { name: '全部标为已读' })
const headerMark = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /有未读消息/ })
const menuMark = (page: Page) =>
  page.getByRole('navigation', { name: '用户中心菜单' }).getByText('有未读消息')

test('reading all messages clears every mark', async ({ page }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await page.goto('/member/messages')
  await expect(headerMark(page)).toBeVisible()
  await expect(menuMark(page)).toBeAttached()
  await readAll(page).click()
  await expect(readAll(page)).toBeDisabled()
  await expect(headerMark(page)).toHaveCount(0)
  await expect(menuMark(page)).toHaveCount(0)
  await page.reload()
  await expect(readAll(page)).toBeDisabled()
  await expect(headerMark(page)).toHaveCount(0)
})

test('a message that came after the server counted is marked where it is seen', async ({
  page,
  sandbox,
}) => {
  const { token, mobile } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member/messages')
  await readAll(page).click()
  await expect(readAll(page)).toBeDisabled()
  await expect(headerMark(page)).toHaveCount(0)

  await sandbox.message(mobile, '<a href="https://evil.example">点击领取</a>')
  await page.goto('/member')
  await expect(headerMark(page)).toBeVisible()
  await expect(menuMark(page)).toBeAttached()
  await page.goto('/member/messages')
  const row = page.getByRole('button', { name: /未读.*点击领取/ })
  await expect(row).toContainText('<a href=')
  await expect(page.getByRole('main').getByRole('link', { name: /点击领取/ })).toHaveCount(0)
  await row.click()
  await expect(row).toHaveCount(0)
  await expect(headerMark(page)).toHaveCount(0)
  await expect(menuMark(page)).toHaveCount(0)
})

test('a message that could not be marked is unread again', async ({ page, sandbox }) => {
  const { token, mobile } = await sandbox.newMember()
  await sandbox.message(mobile, '订单已支付')
  await sandbox.fail({ operation: 'markMessageRead', code: 1, message: '系统繁忙' })
  await visitAs(page, token)
  await page.goto('/member/messages')
  const row = page.getByRole('button', { name: /未读.*订单已支付/ })
  await row.click()
  await expect(page.getByRole('alert').filter({ hasText: '系统繁忙' })).toBeVisible()
  await expect(row).toBeVisible()
  await expect(headerMark(page)).toBeVisible()
})
