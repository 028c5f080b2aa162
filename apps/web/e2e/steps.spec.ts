import type { Page } from '@playwright/test'
import { expect, fillLogin, test, visitAs } from './fixtures'
import type { Sandbox } from './sandbox'

/** Types what the captcha picture says; its key is in the reply that brought the picture. */
async function solveCaptcha(
  page: Page,
  sandbox: Sandbox,
  open: () => Promise<unknown>,
): Promise<void> {
  const reply = page.waitForResponse((response) => response.url().includes('/captcha/image'))
  await open()
  const { data } = await (await reply).json()
  await page
    .getByRole('textbox', { name: '图形验证码' })
    .fill(await sandbox.captchaText(String(data.key)))
}

test('a pending face check comes between login and the wanted page', async ({
  page,
  sandbox,
  context,
}) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/study-center?tab=liked')
  await page.getByRole('button', { name: '登录后查看' }).click()
  const started = page.waitForResponse(
    (response) => response.url().includes('/faceVerify') && response.request().method() === 'POST',
  )
  await fillLogin(page, '13800000005')
  await expect(page).toHaveURL('/face-check?redirect=%2Fstudy-center%3Ftab%3Dliked')
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()

  const { data } = await (await started).json()
  const phone = await context.newPage()
  await phone.goto(String(data.url))
  await phone.getByRole('button', { name: '通过认证' }).click()
  await expect(page).toHaveURL('/study-center?tab=liked')
})

test('a guarded page leads to the face check as long as it is pending', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ enabled_face_verify: true })
  const { token } = await sandbox.newMember({ isFaceVerified: false })
  await visitAs(page, token)
  await page.goto('/member')
  await expect(page).toHaveURL('/face-check?redirect=%2Fmember')
})

test('a verified learner is not asked again', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  await page.goto('/study-center')
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, '13800000001')
  await expect(page).toHaveURL('/study-center')
})

test('a mobile is bound on the way to the wanted page', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_mobile_bind_alert: 1 })
  const { token } = await sandbox.newMember({ hasMobile: false })
  await visitAs(page, token)
  await solveCaptcha(page, sandbox, () => page.goto('/member/orders'))
  await expect(page).toHaveURL('/bind-mobile?redirect=%2Fmember%2Forders')
  await page.getByRole('textbox', { name: '手机号' }).fill('13911112222')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByRole('button', { name: /秒/ })).toBeVisible()
  await page.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  await page.getByRole('button', { name: '立即绑定' }).click()
  await expect(page).toHaveURL('/member/orders')
})

test('agreements are asked for after a login, once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await fillLogin(page, '13800000006')
  const dialog = page.getByRole('dialog', { name: /协议/ })
  await dialog.getByRole('button', { name: '同意', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(
    page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
  ).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a visitor registers and then signs in', async ({ page, sandbox }) => {
  await page.goto('/')
  await solveCaptcha(page, sandbox, () =>
    page.getByRole('banner').getByRole('button', { name: '注册' }).click(),
  )
  const dialog = page.getByRole('dialog', { name: '注册' })
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13933334444')
  await dialog.getByRole('button', { name: '获取验证码' }).click()
  await expect(dialog.getByRole('button', { name: /秒/ })).toBeVisible()
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  await dialog.getByLabel('密码', { exact: true }).fill('shuyuan456')
  await dialog.getByRole('button', { name: '立即注册' }).click()
  await expect(dialog.getByText('请同意《用户协议》和《隐私政策》')).toBeVisible()
  await dialog.getByRole('checkbox', { name: /同意/ }).click()
  await dialog.getByRole('button', { name: '立即注册' }).click()
  await fillLogin(page, '13933334444', 'shuyuan456')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: '注册' })).toBeHidden()
})

test('a QQ login comes back to the page it began on, without its code in the address', async ({
  page,
}) => {
  await page.goto('/courses?scene=free')
  await page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('button', { name: 'QQ登录' }).click()
  await page.getByRole('button', { name: /云中客/ }).click()
  await expect(page).toHaveURL('/courses?scene=free')
  await expect(
    page.getByRole('banner').getByRole('button', { name: '登录', exact: true }),
  ).toBeHidden()
})
