import { expect, signIn, test } from './fixtures'

test('reading all messages clears every mark', async ({ page }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await page.goto('/member/messages')
  const account = page.getByRole('banner').getByRole('button', { name: /有未读消息/ })
  await expect(account).toBeVisible()
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeDisabled()
  await expect(account).toHaveCount(0)
})
