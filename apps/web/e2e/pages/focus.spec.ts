import { expect, openLogin, signIn, test } from '../shared/fixtures'
import { expectHeadingFocused, expectSettled, noteFocus } from '../shared/focused'

test.describe('a new page', () => {
  test('moves the focus to its heading, announced once, also after Back and Forward', async ({
    page,
  }) => {
    await page.goto('/')
    await expectSettled(page)
    const focused = await noteFocus(page)
    await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
    await expectHeadingFocused(page, 'VIP会员')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link').nth(1).click()
    await expectHeadingFocused(page, '全部课程')
    await page.goBack()
    await expectHeadingFocused(page, 'VIP会员')
    await page.goForward()
    await expectHeadingFocused(page, '全部课程')
    const headings = (await focused()).filter((note) => note.startsWith('H1'))
    expect(headings).toEqual(['H1 VIP会员', 'H1 全部课程', 'H1 VIP会员', 'H1 全部课程'])
  })
})

test.describe('a closed element', () => {
  test('restores the focus: dialogs, the menu, a dialog that opens another', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    await expect(await openLogin(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const login = page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
    await expect(login).toBeFocused()
    await (await openLogin(page)).getByRole('button', { name: '新用户注册' }).click()
    const register = page.getByRole('dialog', { name: '注册' })
    await register.getByRole('button', { name: '关闭' }).click()
    await expect(login).toBeFocused()
    await signIn(page, '13800000001')
    const menu = page.getByRole('banner').getByRole('button', { name: /有未读/ })
    await menu.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
  })

  test('moves the focus to the heading if its opener is gone', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    await signIn(page, '13800000002')
    await expectHeadingFocused(page, '全部课程')
    const banner = page.getByRole('banner')
    await banner.locator('button[aria-haspopup=menu]').press('Enter')
    await page.getByRole('menuitem', { name: '安全退出' }).press('Enter')
    await expectHeadingFocused(page, '书院学堂')
    await expect(page).toHaveURL('/')
  })
})

test('the first Tab focuses the skip link, which skips the header', async ({ page }) => {
  await page.goto('/courses')
  await expectSettled(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '跳到主要内容' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  const isInMain = await page.evaluate(() => document.activeElement?.closest('main') !== null)
  expect(isInMain).toBe(true)
})
