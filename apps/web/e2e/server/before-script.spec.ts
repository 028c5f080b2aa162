import { expect, visitAs } from '../shared/fixtures'
import { holdBackRequests } from '../shared/hold-back'
import { expectHydrated, test } from '../shared/rendered-site'

const everyScript = '**/assets/*.js'

test('a click before the script has loaded is handled after hydration', async ({ page }) => {
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/courses/detail/4', { waitUntil: 'commit' })
  await page.getByRole('button', { name: '收藏' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: '登录' })).toBeVisible()
})

test('a learner can favorite a course before the script has loaded', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/courses/detail/4', { waitUntil: 'commit' })
  const favorite = page.getByRole('button', { name: '收藏' })
  await favorite.click()
  const answer = page.waitForResponse(/\/like$/)
  release()
  await answer
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await expectHydrated(page)
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
})

test('a link works before the script has loaded', async ({ page }) => {
  await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page
    .getByRole('main')
    .getByRole('link', { name: /Python 程序设计/ })
    .first()
    .click()
  await expect(page).toHaveURL('/courses/detail/4')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Python 程序设计/)
})

test('the browser submits a search before the script has loaded', async ({ page }) => {
  await holdBackRequests(page, everyScript)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('Python 程序')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?keywords=Python(\+|%20)/)
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Python/ })
      .first(),
  ).toBeVisible()
})

test('a page scrolled before hydration keeps its scroll position', async ({ page }) => {
  const release = await holdBackRequests(page, everyScript)
  await page.goto('/courses/detail/4', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  release()
  await expectHydrated(page)
  await expect(page.getByRole('region', { name: '课程操作' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 100)
})

test('the login keeps what is typed and submits nothing before its script has loaded', async ({
  page,
}) => {
  await holdBackRequests(page, everyScript)
  await page.goto('/login', { waitUntil: 'commit' })
  const password = page.getByRole('textbox', { name: '密码' })
  await password.fill('abc12345')
  await password.press('Enter')
  await expect(page.getByRole('button', { name: '立即登录' })).toBeDisabled()
  await expect(page).toHaveURL('/login')
  await expect(password).toHaveValue('abc12345')
})

test('no other page has a form for secrets before its script has loaded', async ({ page }) => {
  await holdBackRequests(page, everyScript)
  for (const path of ['/', '/courses', '/courses/detail/4', '/vip', '/member/orders']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#root + script').first()).toBeAttached()
    await expect(page.locator('[type="password"]')).toHaveCount(0)
    await expect(page.locator('form:not([role="search"])')).toHaveCount(0)
  }
})
