import { expect, fillLogin, signIn, test, visitAs } from './fixtures'

test('a learner signs in from the header, stays on the page, and signs out', async ({ page }) => {
  await page.goto('/courses?scene=free')
  await signIn(page, '13800000001')
  await expect(page).toHaveURL('/courses?scene=free')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: '登录', exact: true })).toBeHidden()

  await banner.getByRole('button', { name: /林知夏|学员/ }).click()
  await expect(page.getByRole('menuitem', { name: /我的消息.*有未读消息/ })).toBeVisible()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已安全退出' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(banner.getByRole('button', { name: '登录', exact: true })).toBeVisible()
})

test('a guarded page sends a visitor to the login page and gets him back', async ({ page }) => {
  await page.goto('/member/messages?page=1')
  await expect(page).toHaveURL('/login?redirect=%2Fmember%2Fmessages%3Fpage%3D1')
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, '13800000001')
  await expect(page).toHaveURL('/member/messages?page=1')
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeVisible()
})

test.describe('when the password is wrong', () => {
  test('the dialog says so and keeps what was typed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await fillLogin(page, '13800000001', 'not-it')
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect(dialog.getByText('手机号或密码错误')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001')
  })
})

test('a locked account is told so', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await fillLogin(page, '13800000008')
  await expect(page.getByRole('dialog').getByText('账号已被锁定')).toBeVisible()
})

test('a reload keeps the session', async ({ page }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
  await expect(page).toHaveURL('/study-center')
})

test('signing out works while the server cannot be reached', async ({ page, sandbox }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await sandbox.fail({ operation: 'logout', code: 1, message: '错误' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /林知夏|学员/ })
    .click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expect(
    page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
  ).toBeVisible()
})

test('a token that the server no longer knows ends at the login page, said once', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  // Both calls of the page are refused, as they are when a session has ended.
  await sandbox.fail({ operation: 'getMember', code: 401, message: '请登录' })
  await sandbox.fail({ operation: 'listOrders', code: 401, message: '请登录' })
  await visitAs(page, token)
  await page.goto('/member/orders')
  await expect(page).toHaveURL('/login?redirect=%2Fmember%2Forders')
  await expect(page.getByRole('alert').filter({ hasText: '请重新登录' })).toHaveCount(1)
})

test('hostile return addresses lead home', async ({ page }) => {
  for (const redirect of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`)
    await page.getByRole('button', { name: '登录后查看' }).click()
    await fillLogin(page, '13800000002')
    await expect(page).toHaveURL('/')
    await page.evaluate(() => localStorage.clear())
  }
})
