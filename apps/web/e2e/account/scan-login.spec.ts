import type { Browser, Page } from '@playwright/test'
import { expect, expectSignedIn, openLogin, test } from '../shared/fixtures'
import { glance, passTime } from '../shared/pass-time'
import { sendSms } from '../shared/send-sms'

async function nextScanUrl(page: Page, ask: () => Promise<unknown>): Promise<string> {
  const issued = page.waitForResponse((response) => response.url().endsWith('/wechat-scan/url'))
  await ask()
  const { data } = await (await issued).json()
  return String(data.url)
}

async function openScan(page: Page) {
  const login = await openLogin(page)
  const wechat = login.getByRole('button', { name: '微信登录' })
  const url = await nextScanUrl(page, () => wechat.click())
  const dialog = page.getByRole('dialog', { name: '微信扫码登录' })
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
  return { dialog, url }
}

/** Scans and consents in another browser, like a phone. */
async function confirmOnPhone(browser: Browser, url: string, person: RegExp): Promise<void> {
  const phone = await browser.newContext()
  const page = await phone.newPage()
  await page.goto(url)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '确认登录' }).click()
  await page.getByRole('button', { name: person }).click()
  await expect(page.getByRole('heading', { name: '操作成功' })).toBeVisible()
  await phone.close()
}

const exchange = 'POST /api/v3/auth/login/code'

test('a scan that is confirmed on the phone signs in once', async ({
  page,
  browser,
  sandbox,
  secrets,
}) => {
  await page.goto('/courses?scene=free')
  const { dialog, url } = await openScan(page)
  await expect(dialog.getByText(/[45] 分 \d+ 秒/)).toBeVisible()
  await confirmOnPhone(browser, url, /云中客/)
  await expectSignedIn(page, '云中客')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/courses?scene=free')
  expect(await sandbox.countCalls(exchange)).toBe(1)
  await secrets.expectNoTrace(new URL(url).searchParams.get('key') ?? '')
})

test('an unused QR code expires, and a new one can be requested', async ({ page, sandbox }) => {
  await page.clock.install()
  await page.goto('/')
  const { dialog, url } = await openScan(page)
  await page.clock.fastForward('05:01')
  const refresh = dialog.getByRole('button', { name: '刷新二维码' })
  await expect(dialog.getByText('二维码已过期')).toBeVisible()
  await expect(dialog.getByRole('img', { name: /二维码/ })).toHaveCount(0)
  // The server's clock did not move, so its next code would be five minutes old by the page's clock.
  await page.clock.setSystemTime(new Date())
  const fresh = await nextScanUrl(page, () => refresh.click())
  expect(fresh).not.toBe(url)
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible()
  await sandbox.confirmScan(fresh, 'yunzhongke')
  await expectSignedIn(page, '云中客')
})

test('a new learner binds a mobile after the scan, passes the face check, and returns', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  await sandbox.configure({ enabled_mobile_bind_alert: 1, enabled_face_verify: true })
  await page.clock.install()
  await page.goto('/courses?scene=free&msv=42')
  const { url } = await openScan(page)
  await sandbox.confirmScan(url, 'qinghe')
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await sendSms(dialog, captcha, '13977778888')
  const code = await sandbox.smsCode('13977778888')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(code)
  const bound = page.waitForRequest((request) => request.url().endsWith('/withSocialite'))
  const started = page.waitForResponse(
    (response) => response.url().endsWith('/faceVerify') && response.request().method() === 'POST',
  )
  await dialog.getByRole('button', { name: '立即绑定' }).click()
  expect((await bound).postDataJSON()).toMatchObject({ mobile: '13977778888', msv: '42' })
  await expect(page.getByRole('status').filter({ hasText: '手机号绑定成功' })).toBeVisible()
  await expect(page).toHaveURL('/face-check?redirect=%2Fcourses%3Fscene%3Dfree%26msv%3D42')
  await secrets.expectNoTrace(code)

  const { data } = await (await started).json()
  await sandbox.passFaceCheck(String(data.url))
  const wanted = '/courses?scene=free&msv=42'
  await passTime(page, () => expect(page).toHaveURL(wanted, glance))
  await expect(page.getByRole('banner').getByRole('button', { name: /清荷/ })).toBeVisible()
})
