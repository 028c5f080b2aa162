import type { Page } from '@playwright/test'
import { expect, fillLogin, openLogin, test, visitAs } from '../e2e/shared/fixtures'
import type { Sandbox } from '../e2e/shared/sandbox'
import { sendSms } from '../e2e/shared/send-sms'
import type { CaptchaReader } from '../e2e/shared/captcha-reader'

const folder = new URL('../../../reports/screenshots/', import.meta.url).pathname

interface Scene {
  page: Page
  sandbox: Sandbox
  captcha: CaptchaReader
}

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function openScan({ page }: Scene) {
  await page.goto('/courses')
  await (await openLogin(page)).getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
}

async function openBinding({ page, sandbox }: Scene) {
  await sandbox.configure({ enabled_mobile_bind_alert: 1 })
  const code = await sandbox.loginCode('new')
  await page.goto(`/courses?login_code=${code}&action=login`)
  await expect(dialogOf(page, '绑定手机号').getByRole('img', { name: /图形验证码/ })).toBeVisible()
}

async function openStep({ page, sandbox }: Scene, path: string) {
  const { token } = await sandbox.newMember({ hasMobile: false, isFaceVerified: false })
  await visitAs(page, token)
  await page.goto(path)
}

/** Steps to every state of the account dialogs and pages. */
const scenes: Record<string, (scene: Scene) => Promise<unknown>> = {
  'login-password': async ({ page }) => {
    await page.goto('/courses')
    await openLogin(page)
  },
  'login-password-errors': async ({ page }) => {
    await page.goto('/courses')
    await (await openLogin(page)).getByRole('button', { name: '立即登录' }).click()
  },
  'login-refused': async ({ page }) => {
    await page.goto('/courses')
    await openLogin(page)
    await fillLogin(page, '13800000001', 'not-it-at-all')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'login-sms': async ({ page }) => {
    await page.goto('/courses')
    const dialog = await openLogin(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  },
  'login-sms-errors': async ({ page }) => {
    await page.goto('/courses')
    const dialog = await openLogin(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
    await dialog.getByRole('button', { name: '立即登录' }).click()
  },
  'login-sms-counting': async ({ page, captcha }) => {
    await page.goto('/courses')
    const dialog = await openLogin(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await sendSms(dialog, captcha, '13800000002')
  },
  register: async ({ page }) => {
    await page.goto('/courses')
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
    const dialog = dialogOf(page, '注册')
    await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  },
  'register-errors': async ({ page }) => {
    await page.goto('/courses')
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
    await dialogOf(page, '注册').getByRole('button', { name: '立即注册' }).click()
  },
  reset: async ({ page }) => {
    await page.goto('/courses')
    await (await openLogin(page)).getByRole('button', { name: '忘记密码' }).click()
    const dialog = dialogOf(page, '找回密码')
    await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  },
  scan: openScan,
  'scan-expired': async (scene) => {
    await scene.page.clock.install()
    await openScan(scene)
    await scene.page.clock.fastForward('05:01')
    await expect(scene.page.getByText('二维码已过期')).toBeVisible()
  },
  'scan-failed': async ({ page, sandbox }) => {
    await sandbox.fail({ operation: 'startScanLogin', code: 1, message: '系统繁忙' })
    await page.goto('/courses')
    await (await openLogin(page)).getByRole('button', { name: '微信登录' }).click()
    await expect(dialogOf(page, '微信扫码登录').getByRole('button').nth(1)).toBeVisible()
  },
  'bind-mobile-dialog': openBinding,
  agreements: async ({ page }) => {
    await page.goto('/courses')
    await openLogin(page)
    await fillLogin(page, '13800000006')
    await expect(dialogOf(page, /协议/)).toBeVisible()
  },
  'bind-mobile': async (scene) => {
    await openStep(scene, '/bind-mobile')
    await expect(scene.page.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  },
  'bind-mobile-errors': async (scene) => {
    await openStep(scene, '/bind-mobile')
    await scene.page.getByRole('button', { name: '立即绑定' }).click()
  },
  'face-check': async (scene) => {
    await openStep(scene, '/face-check')
    await expect(scene.page.getByRole('img', { name: /二维码/ })).toBeVisible()
  },
  'face-check-expired': async (scene) => {
    await scene.page.clock.install()
    await openStep(scene, '/face-check')
    await expect(scene.page.getByRole('img', { name: /二维码/ })).toBeVisible()
    await scene.page.clock.fastForward('30:00')
    await expect(scene.page.getByRole('main').getByText(/过期|失效/)).toBeVisible()
  },
  'step-done': async ({ page, sandbox }) => {
    await visitAs(page, (await sandbox.newMember()).token)
    await page.goto('/face-check?redirect=%2Fvip')
    await expect(page.getByRole('link', { name: '继续' })).toBeVisible()
  },
  'login-callback-failed': async ({ page }) => {
    await page.goto('/login/callback?login_code=never-issued&action=login')
    await expect(page.getByRole('heading', { name: '登录未完成' })).toBeVisible()
  },
  'login-callback-waiting': async ({ page, sandbox }) => {
    await sandbox.fail({ operation: 'exchangeLoginCode', delayMs: 14_000 })
    const code = await sandbox.loginCode('yunzhongke')
    await page.goto(`/login/callback?login_code=${code}&action=login`)
    await expect(page.getByRole('heading', { name: '正在登录' })).toBeVisible()
  },
  'login-failed-elsewhere': async ({ page }) => {
    await page.goto('/error?login_err_msg=授权登录失败')
    await expect(page.getByText('授权登录失败')).toBeVisible()
  },
}

test.use({ expectedErrors: /./, contextOptions: { reducedMotion: 'reduce' } })

for (const [name, reach] of Object.entries(scenes)) {
  test(name, async ({ page, sandbox, captcha }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await reach({ page, sandbox, captcha })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of [375, 768, 1440]) {
        await page.setViewportSize({ width, height: width < 768 ? 812 : 900 })
        await page.screenshot({ path: `${folder}account-${name}-${width}-${colorScheme}.png` })
      }
    }
  })
}
