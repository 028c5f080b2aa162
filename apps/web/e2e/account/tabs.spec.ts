import { expect, signIn, test } from '../shared/fixtures'

test('another tab follows sign-in and sign-out', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/vip')
  await page.goto('/')
  await signIn(page, '13800000001')
  const otherBanner = other.getByRole('banner')
  await expect(otherBanner.getByRole('button', { name: /林知夏|学员/ })).toBeVisible()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /林知夏|学员/ })
    .click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expect(otherBanner.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})

test('another tab leaves its guarded page when the session ends', async ({ page, context }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  const other = await context.newPage()
  await other.goto('/member/orders')
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /林知夏|学员/ })
    .click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expect(other).toHaveURL('/login?redirect=%2Fmember%2Forders')
})

test('a tab on the login page continues when another one signs in', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/vip')
  await other.goto('/member/orders?page=1')
  await expect(other).toHaveURL(/\/login\?redirect=/)
  await signIn(page, '13800000001')
  await expect(other).toHaveURL('/member/orders?page=1')
})
