import {
  agree,
  expect,
  expectSignedIn,
  expectVisitor,
  fillLogin,
  openLogin,
  test,
} from '../shared/fixtures'
import { storedToken } from '../shared/secrets'

const undecided = { mobile: '13800000006', name: '许念安' }

test('agreements must be accepted once after login', async ({ page, sandbox }) => {
  await page.goto('/courses?scene=free')
  await openLogin(page)
  await fillLogin(page, undecided.mobile)
  const dialog = page.getByRole('dialog', { name: /协议/ })
  for (const name of ['《用户协议》', '《隐私政策》']) {
    await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', /^http/)
  }
  await expect(dialog.getByRole('button', { name: '关闭' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await agree(page)
  await expectSignedIn(page, undecided.name)
  await expect(page).toHaveURL('/courses?scene=free')
  await page.reload()
  await expectSignedIn(page, undecided.name)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await sandbox.countCalls('POST /api/v2/member/agreement/agree')).toBe(1)
})

test('rejecting the agreements signs out, and the next login asks again', async ({
  page,
  sandbox,
}) => {
  await page.goto('/courses')
  await openLogin(page)
  await fillLogin(page, undecided.mobile)
  const dialog = page.getByRole('dialog', { name: /协议/ })
  await dialog.getByRole('button', { name: '不同意' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已安全退出' })).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectVisitor(page)
  expect(await storedToken(page)).toBeNull()
  await expect.poll(() => sandbox.countCalls('POST /api/v2/logout')).toBe(1)

  await openLogin(page)
  await fillLogin(page, undecided.mobile)
  await expect(dialog).toBeVisible()
})
