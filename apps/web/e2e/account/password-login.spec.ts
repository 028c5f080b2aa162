import {
  expect,
  expectSignedIn,
  expectVisitor,
  fillLogin,
  openLogin,
  signIn,
  test,
  visitAs,
} from '../shared/fixtures'

const learner = { mobile: '13800000001', name: '林知夏' }

test('a learner signs in from the header and stays on the page', async ({ page, secrets }) => {
  await page.goto('/courses?scene=free')
  await signIn(page, learner.mobile)
  await expect(page).toHaveURL('/courses?scene=free')
  await expectSignedIn(page, learner.name)
  await secrets.expectNoTrace('shuyuan123')
})

test('shows a message if the browser cannot store the session', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('', 'QuotaExceededError')
    }
  })
  await page.goto('/courses')
  await signIn(page, learner.mobile)
  await expect(page.getByText('关闭页面后需要重新登录')).toBeVisible()
  await expectSignedIn(page, learner.name)
})

test('signing in updates the page at once and keeps typed text', async ({ page }) => {
  await page.goto('/courses/detail/1?tab=4#comments')
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  const keywords = page.getByRole('searchbox', { name: '关键字' })
  await keywords.fill('写了一半')
  await expect(page.getByText('登录后可发表评论')).toBeVisible()
  await signIn(page, learner.mobile)
  await expect(page.getByRole('textbox', { name: '评论内容' })).toBeVisible()
  await expectSignedIn(page, learner.name)
  await expect(keywords).toHaveValue('写了一半')
  await expect(page).toHaveURL('/courses/detail/1?tab=4#comments')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})

test('an unfinished comment survives a new sign-in of the same learner in another tab', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/courses/detail/1?tab=4')
  await signIn(page, learner.mobile)
  const draft = page.getByRole('textbox', { name: '评论内容' })
  await draft.fill('这一节讲得')
  const other = await context.newPage()
  await other.goto('/vip')
  const token = await sandbox.logIn(learner.mobile)
  const asked = page.waitForResponse((response) => response.url().includes('/member/detail'))
  await other.evaluate((value) => localStorage.setItem('shuyuan-user-token', value), token)
  await asked
  await expectSignedIn(page, learner.name)
  await expect(draft).toHaveValue('这一节讲得')
})

test('a learner signs in with the keyboard only', async ({ page }) => {
  await page.goto('/vip')
  await expectVisitor(page)
  const opener = page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    if (await opener.evaluate((element) => element === document.activeElement)) break
  }
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: '登录' })
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toBeFocused()
  await page.keyboard.type(learner.mobile)
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
  await page.keyboard.type('shuyuan123')
  await page.keyboard.press('Enter')
  await expectSignedIn(page, learner.name)
  await expect(dialog).toBeHidden()
})

test('a guarded page leads a visitor to the login page, and returns after signing in', async ({
  page,
  secrets,
}) => {
  await page.goto('/member/messages?page=1#newest')
  await expect(page).toHaveURL('/login?redirect=%2Fmember%2Fmessages%3Fpage%3D1%23newest')
  await expect(page.getByText('登录后前往我的消息')).toBeVisible()
  await fillLogin(page, learner.mobile)
  await expect(page).toHaveURL('/member/messages?page=1#newest')
  await expect(page.getByRole('button', { name: '全部标为已读' })).toBeVisible()
  await secrets.expectNoTrace('shuyuan123')
})

test('a wrong password shows one error in the dialog, which keeps the input', async ({
  page,
  secrets,
}) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await fillLogin(page, learner.mobile, 'not-it-at-all')
  await expect(page.getByText('手机号或密码错误').first()).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: '手机号或密码错误' })).toHaveCount(1)
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue(learner.mobile)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  await secrets.expectNoTrace('not-it-at-all')
})

test('a reload keeps the session', async ({ page }) => {
  await page.goto('/')
  await signIn(page, learner.mobile)
  await page.reload()
  await page.getByRole('banner').getByRole('link', { name: '我的学习' }).click()
  await expect(page).toHaveURL('/study-center')
})

test('an expired token redirects to the login page, with one message', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  // The server rejects both calls of the page, as after the end of a session.
  await sandbox.fail({ operation: 'getMember', code: 401, message: '请登录' })
  await sandbox.fail({ operation: 'listOrders', code: 401, message: '请登录' })
  await visitAs(page, token)
  await page.goto('/member/orders')
  await expect(page).toHaveURL('/login?redirect=%2Fmember%2Forders')
  await expect(page.getByRole('alert').filter({ hasText: '请重新登录' })).toHaveCount(1)
})

test('a server message about a login shows one toast, and the dialog stays open', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ operation: 'loginWithPassword', code: 1, message: '系统维护中，请稍后' })
  await page.goto('/')
  const dialog = await openLogin(page)
  await fillLogin(page, '13800000001')
  await expect(page.getByRole('alert').filter({ hasText: '系统维护中，请稍后' })).toHaveCount(1)
  await expect(dialog.getByText('系统维护中，请稍后')).toHaveCount(0)
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue('13800000001')
  await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('shuyuan123')
})
