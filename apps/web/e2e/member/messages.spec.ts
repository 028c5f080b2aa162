import type { Page } from '@playwright/test'
import { expect, signIn, test, visitAs } from '../shared/fixtures'

const readAll = (page: Page) => page.getByRole('button', { name: '全部标为已读' })

/** Marks all messages as read, and waits for the server because the list updates optimistically. */
async function readAllOnServer(page: Page): Promise<void> {
  const answer = page.waitForResponse(/notificationMarkAllAsRead/)
  await readAll(page).click()
  await expect(readAll(page)).toBeDisabled()
  await answer
}

const headerMark = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /有未读消息/ })
const menuMark = (page: Page) =>
  page.getByRole('navigation', { name: '用户中心菜单' }).getByText('有未读消息')

test('reading all messages clears every unread mark', async ({ page }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await page.goto('/member/messages')
  await expect(headerMark(page)).toBeVisible()
  await expect(menuMark(page)).toBeAttached()
  await readAllOnServer(page)
  await expect(headerMark(page)).toHaveCount(0)
  await expect(menuMark(page)).toHaveCount(0)
  await page.reload()
  await expect(readAll(page)).toBeDisabled()
  await expect(headerMark(page)).toHaveCount(0)
})

test('a link in a message opens without marking it as read', async ({ page, baseURL, sandbox }) => {
  const { token, mobile } = await sandbox.newMember()
  await sandbox.message(mobile, `新课上线：${baseURL}/courses/detail/4。快来看看`)
  await visitAs(page, token)
  await page.goto('/member/messages')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: `${baseURL}/courses/detail/4`, exact: true }).click()
  await expect(await opened).toHaveURL('/courses/detail/4')
  await expect(page.getByRole('button', { name: /未读.*新课上线/ })).toBeVisible()
})

test('messages read in one tab are read in another as soon as it is visible', async ({
  page,
  context,
  sandbox,
}) => {
  const { token, mobile } = await sandbox.newMember()
  await sandbox.message(mobile, '订单已支付')
  await visitAs(page, token)
  await page.goto('/member/messages')
  await expect(page.getByRole('button', { name: /未读.*订单已支付/ })).toBeVisible()
  await expect(headerMark(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/member/messages')
  await readAllOnServer(other)
  await other.close()
  // Playwright never hides a tab, so dispatch the event.
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(page.getByRole('button', { name: /未读/ })).toHaveCount(0)
  await expect(headerMark(page)).toHaveCount(0)
  await expect(menuMark(page)).toHaveCount(0)
  await expect(readAll(page)).toBeDisabled()
})
