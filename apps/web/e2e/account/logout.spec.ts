import type { Page } from '@playwright/test'
import { expect, expectVisitor, signIn, test, visitAs } from '../shared/fixtures'
import { moduleArrival } from '../shared/module-arrival'

const accountMenu = '../../libs/layout/src/account-area/account-menu.tsx'

async function signOut(page: Page, name: string | RegExp = /林知夏/): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name }).click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}

/** Resolves to the time until this tab shows the sign-out of another tab, in ms. */
function followSignOut(): Promise<number> {
  return new Promise((resolve) => {
    window.addEventListener('storage', ({ key }) => {
      if (key !== 'shuyuan-user-token') return
      const begun = performance.now()
      const watch = new MutationObserver(check)
      watch.observe(document.body, { childList: true, subtree: true })
      // The site's listener may have run first.
      check()

      function check() {
        if (document.querySelector('header button[aria-haspopup=menu]')) return
        watch.disconnect()
        resolve(performance.now() - begun)
      }
    })
  })
}

test('a logout shows a message, ends the session and redirects to the home page', async ({
  page,
  sandbox,
}) => {
  await page.goto('/member/orders')
  const dialog = page.getByRole('dialog', { name: '登录' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await dialog.getByLabel('密码', { exact: true }).fill('shuyuan123')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '我的订单' })).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('shuyuan-bind-mobile', 'ok')
    localStorage.setItem('shuyuan-face-check', 'ok')
  })
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
})

test('a token is invalid after logout', async ({ page, sandbox }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  const token = await page.evaluate(() => localStorage.getItem('shuyuan-user-token'))
  await signOut(page)
  await expectVisitor(page)
  await expect.poll(() => sandbox.countCalls('POST /api/v2/logout')).toBe(1)
  const reply = await fetch(`${sandbox.apiUrl}/api/v2/member/detail`, {
    headers: { Authorization: `Bearer ${token ?? ''}` },
  })
  expect(await reply.json()).toMatchObject({ code: 401 })
})

test('signing out works while the server cannot be reached', async ({ page, sandbox }) => {
  await page.goto('/')
  await signIn(page, '13800000001')
  await expect(page.getByRole('banner').getByRole('button', { name: /林知夏/ })).toBeVisible()
  await sandbox.fail({ operation: 'logout', code: 1, message: '错误' })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /林知夏/ })
    .click()
  await expect(page.getByRole('menuitem', { name: /我的消息.*有未读消息/ })).toBeVisible()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expectVisitor(page)
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
    const followedMs = other.evaluate(followSignOut)
    await signOut(page, nickName)
    await expectVisitor(page)
    await expect(otherBanner.getByRole('button', { name: '登录', exact: true })).toBeVisible()
    expect(await followedMs).toBeLessThan(1_000)
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
