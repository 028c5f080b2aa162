import type { Browser, Page } from '@playwright/test'
import {
  expect,
  expectSignedIn,
  expectVisitor,
  fillLogin,
  openLogin,
  test,
  visitAs,
} from '../shared/fixtures'
import { proveOwnMobile } from './prove-own-mobile'

const expectMessage = (page: Page, text: string | RegExp, options?: { timeout: number }) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(options)

const bindCall = 'POST /api/v3/member/socialite/bindWithCode'

async function confirmOnPhone(browser: Browser, url: string, person: RegExp): Promise<void> {
  const phone = await browser.newContext()
  const page = await phone.newPage()
  await page.goto(url)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '确认绑定' }).click()
  await page.getByRole('button', { name: person }).click()
  await expect(page.getByRole('heading', { name: '操作成功' })).toBeVisible()
  await phone.close()
}

test('WeChat is bound by a scan and unbound after a confirmation', async ({
  page,
  browser,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  const issued = page.waitForResponse((response) => response.url().endsWith('/wechat-scan/url'))
  await page.getByRole('button', { name: '绑定微信' }).click()
  const dialog = page.getByRole('dialog', { name: '绑定微信' })
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
  const reply = await issued
  expect(reply.request().postDataJSON()).toEqual({ action: 'bind' })
  const { data } = await reply.json()
  // The message may appear and disappear before the phone page is checked.
  await Promise.all([
    expectMessage(page, '微信绑定成功', { timeout: 20_000 }),
    confirmOnPhone(browser, String(data.url), /清荷/),
  ])
  await expect(dialog).toBeHidden()
  expect(await sandbox.countCalls(bindCall)).toBe(1)

  const unbind = page.getByRole('button', { name: '解绑微信' })
  await unbind.click()
  await page
    .getByRole('alertdialog', { name: '解绑微信？' })
    .getByRole('button', { name: '取消' })
    .click()
  await expect(unbind).toBeVisible()
  await unbind.click()
  await page.getByRole('button', { name: '确认解绑' }).click()
  await expectMessage(page, '已解绑')
  await expect(page.getByRole('button', { name: '绑定微信' })).toBeVisible()
})

test('the code of a QQ binding is used once, after confirmation', async ({
  page,
  baseURL,
  sandbox,
}) => {
  const { token, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  const left = page.waitForRequest((request) => request.url().includes('/socialite/qq?'))
  await page.getByRole('button', { name: '绑定QQ' }).click()
  const sent = new URL((await left).url()).searchParams
  expect(Object.fromEntries(sent)).toEqual({
    s_url: `${baseURL}/member`,
    f_url: `${baseURL}/member`,
    action: 'bind',
  })
  await page.getByRole('button', { name: /清荷/ }).click()
  const dialog = page.getByRole('alertdialog', { name: '绑定 QQ 账号？' })
  await expect(dialog).toContainText(nickName)
  await expect(dialog).not.toContainText('不是在当前浏览器')
  await expect(page).toHaveURL('/member')
  expect(await sandbox.countCalls(bindCall)).toBe(0)
  await dialog.getByRole('button', { name: '确认绑定' }).click()
  await expectMessage(page, 'QQ 绑定成功')
  await expect(page.getByRole('button', { name: '解绑QQ' })).toBeVisible()
  expect(await sandbox.countCalls(bindCall)).toBe(1)
})

test('a code that was not requested here shows a warning, and is not used when declined', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  const code = await sandbox.loginCode('new')
  await visitAs(page, token)
  await page.goto(`/member?login_code=${code}&action=bind&tab=profile`)
  const dialog = page.getByRole('alertdialog', { name: '绑定 QQ 账号？' })
  await expect(dialog).toContainText('不是在当前浏览器中发起')
  await expect(page).toHaveURL('/member')
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('tab', { name: '实名信息' }).click()
  await page.getByRole('tab', { name: '基本资料' }).click()
  await expect(page.getByRole('button', { name: '绑定QQ' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: '绑定QQ' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await sandbox.countCalls(bindCall)).toBe(0)
})

test('a failed binding shows the message of the provider, as text', async ({ page, sandbox }) => {
  await visitAs(page, (await sandbox.newMember()).token)
  await page.goto(`/member?login_err_msg=${encodeURIComponent('<b>授权失败</b>')}&action=bind`)
  const notice = page.getByRole('alert').filter({ hasText: '绑定失败' })
  await expect(notice).toContainText('第三方平台返回的信息')
  await expect(notice).toContainText('<b>授权失败</b>')
  await expect(page).toHaveURL('/member')
  await notice.getByRole('button', { name: '知道了' }).click()
  await expect(notice).toHaveCount(0)
  await page.getByRole('tab', { name: '实名信息' }).click()
  await page.getByRole('tab', { name: '基本资料' }).click()
  await expect(page.getByRole('button', { name: '绑定QQ' })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('deleting an account requires a typed word and verification, and a login cancels it', async ({
  page,
  sandbox,
  captcha,
}) => {
  const { token, mobile, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  await page.getByRole('button', { name: '申请注销' }).click()
  const dialog = page.getByRole('dialog', { name: '注销账号' })
  await expect(dialog).toContainText('7 天内登录会自动取消')
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('要一字不差地输入“注销账号”')
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
    /要一字不差地输入“注销账号”/,
  )
  await dialog.getByRole('textbox').fill('注销账号')
  await dialog.getByRole('button', { name: '下一步' }).click()
  await proveOwnMobile(dialog, { captcha, sandbox }, mobile)
  await dialog.getByRole('button', { name: '确认注销' }).click()
  await expectMessage(page, '7 天内登录即可取消')
  await expect(page).toHaveURL('/')
  await expectVisitor(page)

  await openLogin(page)
  await fillLogin(page, mobile)
  await expectMessage(page, '注销申请已取消')
  await expectSignedIn(page, nickName)
})
