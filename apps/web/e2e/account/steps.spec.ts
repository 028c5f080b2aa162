import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectVisitor, fillLogin, test, visitAs } from '../shared/fixtures'
import { passTime } from '../shared/pass-time'
import { sendSms } from '../shared/send-sms'

const wanted = '/study-center?tab=favorites#list'
const redirect = encodeURIComponent(wanted)

/** Returns the QR code URL of the next face check. */
async function faceCheckUrl(page: Page, ask: () => Promise<unknown>): Promise<string> {
  const started = page.waitForResponse(
    (response) => response.url().endsWith('/faceVerify') && response.request().method() === 'POST',
  )
  await ask()
  const { data } = await (await started).json()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  return String(data.url)
}

async function passFaceCheck(context: BrowserContext, url: string): Promise<void> {
  const phone = await context.newPage()
  await phone.goto(url)
  await phone.getByRole('button', { name: '通过认证' }).click()
  await expect(phone.getByRole('heading', { name: '实名认证' })).toBeVisible()
  await phone.close()
}

test('a pending face check comes between login and the redirect target', async ({
  page,
  sandbox,
  context,
  secrets,
}) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.clock.install()
  await page.goto(wanted)
  await expect(page).toHaveURL(`/login?redirect=${redirect}`)
  const url = await faceCheckUrl(page, () => fillLogin(page, '13800000005'))
  await expect(page).toHaveURL(`/face-check?redirect=${redirect}`)
  const check = 'GET /api/v3/member/tencent/faceVerify'
  await passTime(page, async () => expect(await sandbox.countCalls(check)).toBeGreaterThan(1))
  // The message may appear and disappear before the phone page is checked.
  await Promise.all([
    expect(page.getByRole('status').filter({ hasText: '已通过实名认证' })).toBeVisible({
      timeout: 20_000,
    }),
    passFaceCheck(context, url),
  ])
  await expect(page).toHaveURL(wanted)
  await expect(page.getByRole('tab', { name: '收藏课程', selected: true })).toBeVisible()
  await secrets.expectNoTrace(new URL(url).searchParams.get('biz_token') ?? '')
})

test('a guarded page redirects to the step while it is pending', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  const { token } = await sandbox.newMember({ isFaceVerified: false })
  await visitAs(page, token)
  await page.goto('/member')
  await expect(page).toHaveURL('/face-check?redirect=%2Fmember')
  await page.goto('/member/orders')
  await expect(page).toHaveURL('/face-check?redirect=%2Fmember%2Forders')
  await page.goto('/vip')
  await expect(page.getByRole('heading', { level: 1, name: 'VIP会员' })).toBeVisible()
})

test('a verified learner is not asked again', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/study-center')
  await fillLogin(page, '13800000001')
  await expect(page).toHaveURL('/study-center')
  await page.goto('/face-check?redirect=%2Fvip')
  await expect(page.getByRole('status').filter({ hasText: '实名认证已通过' })).toBeVisible()
  await page.getByRole('link', { name: '继续' }).click()
  await expect(page).toHaveURL('/vip')
})

test('a mobile is bound before the redirect target opens, once', async ({
  page,
  sandbox,
  captcha,
}) => {
  await sandbox.configure({ enabled_mobile_bind_alert: 1 })
  const { token } = await sandbox.newMember({ hasMobile: false })
  await visitAs(page, token)
  await page.goto('/member/orders')
  await expect(page).toHaveURL('/bind-mobile?redirect=%2Fmember%2Forders')
  const main = page.getByRole('main')
  const sent = page.waitForRequest((request) => request.url().endsWith('/captcha/sms'))
  await sendSms(main, captcha, '13911112222')
  expect((await sent).postDataJSON()).toMatchObject({ scene: 'mobile_bind' })
  await main.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  // The account request fails, but the mobile stays bound and the learner continues.
  await sandbox.fail({ operation: 'getMember', code: 500, message: '系统繁忙' })
  await main.getByRole('button', { name: '立即绑定' }).dblclick()
  // The message appears first and disappears: the page requests the account three times before it continues.
  await expect(page.getByRole('status').filter({ hasText: '手机号绑定成功' })).toBeVisible()
  await expect(page).toHaveURL('/member/orders')
  expect(await sandbox.countCalls('POST /api/v2/member/detail/mobile')).toBe(1)
})

test('a step can be left by logging out', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  const { token } = await sandbox.newMember({ isFaceVerified: false })
  await visitAs(page, token)
  await page.goto('/member')
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL('/')
  await expectVisitor(page)
})

test('an internal message of the server is not shown', async ({ page, sandbox }) => {
  await sandbox.fail({ operation: 'bindMobile', code: 1, message: '请勿重复绑定' })
  await visitAs(page, (await sandbox.newMember({ hasMobile: false })).token)
  await page.goto('/bind-mobile')
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: '手机号' }).fill('13955550001')
  await main.getByRole('textbox', { name: '图形验证码' }).fill('0000')
  await main.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  const answered = page.waitForResponse((response) => response.url().endsWith('/detail/mobile'))
  const submit = main.getByRole('button', { name: '立即绑定' })
  await submit.click()
  await answered
  await expect(submit).toBeEnabled()
  await expect(page.getByText('请勿重复绑定')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
