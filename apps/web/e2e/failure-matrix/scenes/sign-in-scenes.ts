import type { Locator, Page } from '@playwright/test'
import { expect, expectSignedIn, fillLogin, openLogin } from '../../shared/fixtures'
import { sendSms } from '../../shared/send-sms'
import { glance, needsNewCode, type Scene, type Visit } from '../scene'

const mobile = '13800000002'
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const press = (scope: Locator | Page, name: string) => scope.getByRole('button', { name }).click()

async function openSmsLogin(page: Page): Promise<Locator> {
  await page.goto('/courses')
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  // Both tabs have a mobile field.
  await expect(dialog.getByRole('textbox', { name: '图形验证码' })).toBeVisible()
  return dialog
}

async function expectGone(dialog: Locator): Promise<void> {
  await expect(dialog).toBeHidden(glance)
}

interface SmsForm {
  operation: string
  dialog: string
  mobile: string
  submit: string
  open: (visit: Visit) => Promise<void>
  /** Fills in fields other than mobile, captcha and code. */
  fill?: (dialog: Locator) => Promise<void>
}

/** Scenes of a form whose last step takes an SMS code. */
function smsForm({ operation, dialog: name, mobile, submit, open, fill }: SmsForm): Scene {
  const send = ({ page }: Visit) => press(dialogOf(page, name), submit)
  const fillCode = async ({ page, sandbox, captcha }: Visit) => {
    const dialog = dialogOf(page, name)
    await sendSms(dialog, captcha, mobile)
    await dialog.getByRole('textbox', { name: '手机验证码' }).fill(await sandbox.smsCode(mobile))
  }
  return {
    operation,
    prepare: async (visit) => {
      await open(visit)
      await fillCode(visit)
      await fill?.(dialogOf(visit.page, name))
    },
    act: send,
    retry: async (visit) => {
      if (await needsNewCode(dialogOf(visit.page, name))) await fillCode(visit)
      await send(visit)
    },
    works: ({ page }) => expectGone(dialogOf(page, name)),
    keeps: async ({ page }) => {
      const dialog = dialogOf(page, name)
      await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile)
      await expect(dialog.getByRole('textbox', { name: '手机验证码' })).toHaveValue(/\d/)
    },
  }
}

const submitLogin = ({ page }: Visit) => press(dialogOf(page, '登录'), '立即登录')

async function openScan({ page }: Visit): Promise<void> {
  await press(dialogOf(page, '登录'), '微信登录')
}

const scanCode = (page: Page) => dialogOf(page, '微信扫码登录').getByRole('img', { name: /二维码/ })

export const signInScenes: readonly Scene[] = [
  {
    operation: 'getCaptchaImage',
    words: /加载失败/,
    act: async ({ page }) => {
      await openSmsLogin(page)
      await dialogOf(page, '登录').getByRole('textbox', { name: '手机号' }).fill(mobile)
    },
    retry: ({ page }) => press(dialogOf(page, '登录'), '换一张'),
    works: async ({ page }) => {
      await expect(page.getByRole('img', { name: /图形验证码/ })).toBeVisible(glance)
    },
    keeps: async ({ page }) => {
      const field = dialogOf(page, '登录').getByRole('textbox', { name: '手机号' })
      await expect(field).toHaveValue(mobile)
    },
  },
  {
    operation: 'sendSmsCode',
    prepare: async ({ page, captcha }) => {
      const dialog = await openSmsLogin(page)
      await dialog.getByRole('textbox', { name: '手机号' }).fill(mobile)
      await captcha.solve(dialog)
    },
    act: ({ page }) => press(dialogOf(page, '登录'), '获取验证码'),
    // The server accepts a captcha only once.
    retry: async ({ page, captcha }) => {
      await captcha.solve(dialogOf(page, '登录'))
      await press(dialogOf(page, '登录'), '获取验证码')
    },
    works: async ({ page }) => {
      await expect(dialogOf(page, '登录').getByRole('button', { name: /秒/ })).toBeVisible(glance)
    },
    keeps: async ({ page }) => {
      const field = dialogOf(page, '登录').getByRole('textbox', { name: '手机号' })
      await expect(field).toHaveValue(mobile)
    },
  },
  {
    operation: 'loginWithPassword',
    prepare: async ({ page }) => {
      await page.goto('/courses')
      await openLogin(page)
    },
    act: ({ page }) => fillLogin(page, mobile),
    retry: submitLogin,
    works: ({ page }) => expectGone(dialogOf(page, '登录')),
    keeps: async ({ page }) => {
      const dialog = dialogOf(page, '登录')
      await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveValue(mobile)
      await expect(dialog.getByLabel('密码', { exact: true })).toHaveValue('shuyuan123')
    },
  },
  smsForm({
    operation: 'loginWithSms',
    dialog: '登录',
    mobile,
    submit: '立即登录',
    open: async ({ page }) => {
      await openSmsLogin(page)
    },
  }),
  smsForm({
    operation: 'registerWithSms',
    dialog: '注册',
    mobile: '13933334444',
    submit: '立即注册',
    open: async ({ page }) => {
      await page.goto('/courses')
      await press(page.getByRole('banner'), '注册')
    },
    fill: async (dialog) => {
      await dialog.getByLabel('密码', { exact: true }).fill('shuyuan456')
      await dialog.getByRole('checkbox', { name: /同意/ }).click()
    },
  }),
  smsForm({
    operation: 'resetPassword',
    dialog: '找回密码',
    mobile,
    submit: '重置密码',
    open: async ({ page }) => {
      await page.goto('/courses')
      await press(await openLogin(page), '忘记密码')
    },
    fill: (dialog) => dialog.getByLabel('新密码', { exact: true }).fill('brand-new-9'),
  }),
  {
    operation: 'startScanLogin',
    prepare: async ({ page }) => {
      await page.goto('/courses')
      await openLogin(page)
    },
    act: openScan,
    works: async ({ page }) => {
      await expect(scanCode(page)).toBeVisible(glance)
    },
  },
  {
    operation: 'getScanCode',
    words: /二维码已过期/,
    isPolled: true,
    prepare: async (visit) => {
      await visit.page.goto('/courses')
      await openLogin(visit.page)
      await openScan(visit)
      await expect(scanCode(visit.page)).toBeVisible()
    },
    // The page polls.
    act: async () => undefined,
    retry: async ({ page }) => {
      await dialogOf(page, '微信扫码登录')
        .getByRole('button', { name: /重试|刷新/ })
        .click()
    },
    works: async ({ page }) => {
      await expect(scanCode(page)).toBeVisible(glance)
    },
  },
  {
    operation: 'exchangeLoginCode',
    act: async ({ page, sandbox }) => {
      const code = await sandbox.loginCode('yunzhongke')
      await page.goto(`/courses?login_code=${code}&action=login`)
    },
    // The server accepts a login code only once, so the retry needs another one.
    retry: async ({ page, sandbox }) => {
      const code = await sandbox.loginCode('yunzhongke')
      await page.goto(`/courses?login_code=${code}&action=login`)
    },
    works: ({ page }) => expectSignedIn(page, '云中客'),
  },
  smsForm({
    operation: 'registerWithSocialite',
    dialog: '绑定手机号',
    mobile: '13966667777',
    submit: '立即绑定',
    open: async ({ page, sandbox }) => {
      await sandbox.configure({ enabled_mobile_bind_alert: 1 })
      await page.goto(`/courses?login_code=${await sandbox.loginCode('new')}&action=login`)
    },
  }),
]
