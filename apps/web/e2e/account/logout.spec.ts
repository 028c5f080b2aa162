import type { Page } from '@playwright/test'
import { expect, expectVisitor, fillLogin, test, visitAs } from '../shared/fixtures'
import { moduleArrival } from '../shared/chunk-of'
import { storedToken } from '../shared/secrets'

const accountMenu = '../../libs/layout/src/account-area/account-menu.tsx'

async function signOut(page: Page, name: string | RegExp = /林知夏/): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}

test('a logout shows a message, ends the session and redirects to the home page', async ({
  page,
  sandbox,
}) => {
  await page.goto('/member/orders')
  await fillLogin(page, '13800000001')
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('shuyuan-bind-mobile', 'ok')
    localStorage.setItem('shuyuan-face-check', 'ok')
  })
  const token = await storedToken(page)
  const clicked = Date.now()
  await signOut(page)
  await expect(page.getByRole('status').filter({ hasText: '已安全退出' })).toBeVisible()
  expect(await storedKeys(page)).not.toContain('shuyuan-user-token')
  await expect(page).toHaveURL('/')
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(500)
  await expectVisitor(page)
  for (const key of ['shuyuan-user-token', 'shuyuan-bind-mobile', 'shuyuan-face-check']) {
    expect(await storedKeys(page)).not.toContain(key)
  }
  await expect.poll(() => sandbox.countCalls('POST /api/v2/logout')).toBe(1)
  const reply = await fetch(`${sandbox.apiUrl}/api/v2/member/detail`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(await reply.json()).toMatchObject({ code: 401 })
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('signing out removes all data of the learner from the device', async ({
    page,
    context,
    sandbox,
  }) => {
    const { token, nickName, mobile } = await sandbox.newMember({ courses: [4] })
    await visitAs(page, token)
    await page.goto('/courses/detail/4?tab=4')
    await page.getByRole('textbox', { name: '评论内容' }).fill('只给自己看')
    const other = await context.newPage()
    await other.goto('/')
    const otherBanner = other.getByRole('banner')
    await expect(otherBanner.getByRole('button', { name: nickName })).toBeVisible()
    await page.goto('/')
    await moduleArrival(page, accountMenu)
    await context.setOffline(true)
    await signOut(page, nickName)
    await expectVisitor(page)
    await expect(otherBanner.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    for (const tab of [page, other]) {
      await expect(tab.getByText(nickName)).toHaveCount(0)
      const kept = await tab.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      )
      for (const own of [nickName, mobile, '只给自己看']) expect(kept).not.toContain(own)
    }
    // The next visit ends the token on the server.
    await other.close()
    await context.setOffline(false)
    await page.reload()
    await expectVisitor(page)
    await expect.poll(() => sandbox.countCalls('POST /api/v2/logout')).toBeGreaterThan(0)
    const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }))
    await expect.poll(stored).not.toContain(token)
  })
})
