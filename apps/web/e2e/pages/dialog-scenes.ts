import { expect, type Page } from '@playwright/test'
import { expectSettled } from '../shared/focused'
import { fillLogin, openLogin, visitAs } from '../shared/fixtures'
import { studySeconds } from '../lesson/study-seconds'
import type { Sandbox } from '../shared/sandbox'

/** Opens a dialog or menu. */
export type DialogScene = (page: Page, sandbox: Sandbox) => Promise<unknown>

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function start(page: Page, path = '/courses'): Promise<void> {
  await page.goto(path)
  await expectSettled(page)
}

async function startAs(page: Page, sandbox: Sandbox, path: string): Promise<void> {
  await visitAs(page, await sandbox.logIn('13800000001'))
  await start(page, path)
}

async function followFromLogin(page: Page, button: string): Promise<void> {
  await start(page)
  await (await openLogin(page)).getByRole('button', { name: button }).click()
}

const captchaIn = (page: Page, dialog: string) =>
  expect(dialogOf(page, dialog).getByRole('img', { name: /图形验证码/ })).toBeVisible()

/** Every dialog and menu of the site: those of `auth-dialogs` by name, the others by the file that renders them. */
export const dialogScenes: Record<string, DialogScene> = {
  login: async (page) => {
    await start(page)
    await expect((await openLogin(page)).getByLabel('密码', { exact: true })).toBeVisible()
  },
  'login, by SMS, with errors': async (page) => {
    await start(page)
    const dialog = await openLogin(page)
    await dialog.getByRole('tab', { name: '短信登录' }).click()
    await captchaIn(page, '登录')
    await dialog.getByRole('button', { name: '立即登录' }).click()
    await expect(dialog.getByText('请输入手机号!')).toBeVisible()
  },
  'login, refused': async (page) => {
    await start(page)
    await openLogin(page)
    await fillLogin(page, '13800000001', 'not-it-at-all')
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  register: async (page) => {
    await start(page)
    await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
    await captchaIn(page, '注册')
  },
  reset: async (page) => {
    await followFromLogin(page, '忘记密码')
    await captchaIn(page, '找回密码')
  },
  scan: async (page) => {
    await followFromLogin(page, '微信登录')
    await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  },
  'scan, failed': async (page, sandbox) => {
    await sandbox.fail({ operation: 'startScanLogin', code: 1, message: '系统繁忙' })
    await followFromLogin(page, '微信登录')
    await expect(dialogOf(page, '微信扫码登录').getByRole('button', { name: '重试' })).toBeVisible()
  },
  'bind-mobile': async (page, sandbox) => {
    await sandbox.configure({ enabled_mobile_bind_alert: 1 })
    await start(page, `/courses?login_code=${await sandbox.loginCode('new')}&action=login`)
    await captchaIn(page, '绑定手机号')
  },
  agreement: async (page) => {
    await start(page)
    await openLogin(page)
    await fillLogin(page, '13800000006')
    await expect(dialogOf(page, /协议/).getByRole('button', { name: '不同意' })).toBeVisible()
  },
  'libs/layout/src/account-area/account-menu.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/courses')
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem', { name: '安全退出' })).toBeVisible()
  },
  'libs/layout/src/account-area/account-failure.tsx': async (page, sandbox) => {
    await sandbox.fail({ operation: 'getMember', status: 503 })
    await startAs(page, sandbox, '/courses')
    await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    await expect(page.getByRole('menuitem', { name: '重试' })).toBeVisible()
  },
  'apps/web/src/features/auth/sign-in/code-login.tsx': async (page, sandbox) => {
    const code = await sandbox.loginCode('new')
    await visitAs(page, await sandbox.logIn('13800000001'))
    await page.goto(`/courses?login_code=${code}&action=login`)
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'libs/player/src/controls/choice-control.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/courses/video/101')
    await page
      .getByRole('region', { name: '视频播放器' })
      .getByRole('button', { name: '倍速' })
      .click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  },
  'libs/player/src/captions/caption-look-sheet.tsx': async (page, sandbox) => {
    const { token } = await sandbox.newMember({ courses: [11] })
    await visitAs(page, token)
    // Its stream lists captions.
    await start(page, '/courses/video/1101')
    const player = page.getByRole('region', { name: '视频播放器' })
    await player.getByRole('button', { name: '字幕', exact: true }).click()
    await player.getByRole('button', { name: '字幕样式' }).click()
    await expect(dialogOf(page, '字幕样式').getByRole('radio').first()).toBeVisible()
  },
  'libs/player/src/gestures/shortcuts-sheet.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/courses/video/101')
    const player = page.getByRole('region', { name: '视频播放器' })
    await player.getByRole('button', { name: '快捷键' }).click()
    await expect(dialogOf(page, '快捷键').getByRole('checkbox')).toBeVisible()
  },
  'libs/member/src/avatar-dialog/avatar-dialog.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/member')
    await page.getByLabel('选择头像图片').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot(),
    })
    await expect(page.getByRole('slider', { name: '缩放' })).toBeVisible()
  },
  'libs/member/src/unbind-dialog/unbind-dialog.tsx': async (page, sandbox) => {
    const { token } = await sandbox.newMember()
    await sandbox.bind(token, 'new')
    await visitAs(page, token)
    await start(page, '/member')
    await page.getByRole('button', { name: '解绑QQ' }).click()
    await expect(page.getByRole('button', { name: '确认解绑' })).toBeVisible()
  },
  'libs/member/src/bind-code-dialog/bind-code-dialog.tsx': async (page, sandbox) => {
    const code = await sandbox.loginCode('new')
    await visitAs(page, await sandbox.logIn('13800000001'))
    // The dialog opens on arrival and hides the heading that `start` waits for.
    await page.goto(`/member?login_code=${code}&action=bind`)
    await expect(page.getByRole('button', { name: '确认绑定' })).toBeVisible()
  },
  'apps/web/src/features/member/dialogs/account-dialog.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/member')
    await page.getByRole('button', { name: '修改手机号' }).click()
    await captchaIn(page, '修改手机号')
  },
  'user center, deletion': async (page, sandbox) => {
    await startAs(page, sandbox, '/member')
    await page.getByRole('button', { name: '申请注销' }).click()
    await expect(page.getByRole('button', { name: '下一步' })).toBeVisible()
  },
  'libs/courses/src/study-rhythm/study-rhythm.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/study-center')
    await expect.poll(() => studySeconds(page, [[0, 60]])).toBe(60)
    await page.reload()
    await page.getByRole('button', { name: /每日目标$/ }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  },
  'apps/web/src/features/study/lesson-progress-dialog.tsx': async (page, sandbox) => {
    await startAs(page, sandbox, '/study-center')
    await page.getByRole('main').getByRole('button', { name: '学习进度' }).first().click()
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  },
}
