import type { Page } from '@playwright/test'
import { expect, fillLogin, openLogin, signIn, test, visitAs } from '../shared/fixtures'
import { expectHeadingFocused, expectSettled, noteFocus } from '../shared/focused'
import { holdBack } from '../shared/hold-back'

/** Opens the first course of the list and delays its reply until the returned function is called. */
async function openHeldCourse(page: Page): Promise<() => void> {
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
  const [id = ''] = /\d+$/.exec((await card.getAttribute('href')) ?? '') ?? []
  const letGo = await holdBack(page, `/api/v2/course/${id}`)
  await card.click()
  await expect(page.getByRole('main')).toBeFocused()
  return letGo
}

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

  test('moves the focus only once its heading has loaded', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    const focused = await noteFocus(page)
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first()
    const title = (await heading.innerText()).trim()
    const letGo = await openHeldCourse(page)
    letGo()
    await expectHeadingFocused(page, title)
    expect((await focused()).filter((note) => note.startsWith('H1'))).toEqual([`H1 ${title}`])
  })

  test('keeps the focus where the user has moved it', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    const letGo = await openHeldCourse(page)
    const search = page.getByRole('searchbox', { name: '关键字' })
    await search.focus()
    letGo()
    await expect(page.getByRole('tab', { name: '课程目录' })).toBeVisible()
    await expect(search).toBeFocused()
  })

  test('includes other keywords and another page of a list', async ({ page }) => {
    await page.goto('/search?keywords=Python')
    await expectSettled(page)
    const search = page.getByRole('searchbox', { name: '关键字' })
    await search.fill('设计')
    await search.press('Enter')
    await expectHeadingFocused(page, '“设计”的搜索结果')
    await page.goto('/courses')
    await expectSettled(page)
    await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2' }).click()
    await expectHeadingFocused(page, '全部课程')
    await expect(page.getByRole('status').filter({ hasText: '第 2 页' })).toBeAttached()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('the same page', () => {
  test('keeps the focus when a filter or tab changes', async ({ page }) => {
    await page.goto('/courses')
    await expectSettled(page)
    const free = page.getByRole('group', { name: '课程筛选' }).getByRole('link', { name: '免费' })
    await free.click()
    await expect(page).toHaveURL(/scene=free/)
    await expect(free).toHaveAttribute('aria-current', /./)
    await expect(free).toBeFocused()
    await page.goto('/courses/detail/1')
    await expectSettled(page)
    const outline = page.getByRole('tab', { name: '课程目录' })
    await outline.click()
    await expect(outline).toHaveAttribute('aria-selected', 'true')
    await expect(outline).toBeFocused()
    await expect(outline).toHaveCSS('outline-style', 'none')
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

  test('leaves the focus on the heading of the page it opened', async ({ page }) => {
    await page.goto('/member/orders')
    await fillLogin(page, '13800000001')
    await expectHeadingFocused(page, '我的订单')
  })

  test('moves the focus to the heading after the announcement bar or an error', async ({
    page,
    sandbox,
  }) => {
    await page.goto('/courses')
    await expectSettled(page)
    await page.getByRole('button', { name: '关闭公告' }).click()
    await expectHeadingFocused(page, '全部课程')
    await sandbox.fail({ operation: 'listCourses', code: 1, message: '错误' })
    await page.getByRole('link', { name: '热门' }).click()
    const retry = page.getByRole('button', { name: '重试' })
    await expect(retry).toBeVisible()
    await sandbox.heal()
    await retry.click()
    await expect(retry).toBeHidden()
    await expectHeadingFocused(page, '全部课程')
  })
})

test('a session that ends elsewhere moves the focus to the heading of the login page', async ({
  page,
  sandbox,
}) => {
  await visitAs(page, await sandbox.logIn('13800000001'))
  await page.goto('/member')
  await expectSettled(page)
  await page.getByRole('main').getByRole('button').first().focus()
  await page.evaluate(() => {
    const oldValue = localStorage.getItem('shuyuan-user-token')
    localStorage.removeItem('shuyuan-user-token')
    const event = { key: 'shuyuan-user-token', oldValue, newValue: null, storageArea: localStorage }
    window.dispatchEvent(new StorageEvent('storage', event))
  })
  await expectHeadingFocused(page, '登录')
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
