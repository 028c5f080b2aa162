import type { Locator, Page } from '@playwright/test'
import { expect, expectVisitor } from '../../shared/fixtures'
import { proveOwnMobile } from '../../member/prove-own-mobile'
import { sendSms } from '../../shared/send-sms'
import {
  aLearner,
  expectSaid,
  glance,
  main,
  needsNewCode,
  opening,
  ownMobile,
  type Scene,
  type Visit,
} from '../scene'

const press = (scope: Locator | Page, name: string) =>
  scope.getByRole('button', { name, exact: true }).click()

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Opens a dialog of the account page that first verifies the learner's mobile. */
async function proveIn(visit: Visit, button: string, dialog: string): Promise<void> {
  const { page } = visit
  await page.goto('/member')
  await press(main(page), button)
  await proveOwnMobile(dialogOf(page, dialog), visit, ownMobile(visit))
}

async function fillNewMobile({ page, sandbox, captcha }: Visit): Promise<void> {
  const dialog = dialogOf(page, '修改手机号')
  await sendSms(dialog, captcha, '13911112222')
  await dialog
    .getByRole('textbox', { name: '手机验证码' })
    .fill(await sandbox.smsCode('13911112222'))
}

/** Submits a dialog again, with another code if the last one is used up. */
async function again(
  visit: Visit,
  dialog: string,
  renew: () => Promise<unknown>,
  send: (visit: Visit) => Promise<void>,
): Promise<void> {
  if (await needsNewCode(dialogOf(visit.page, dialog))) await renew()
  await send(visit)
}

const proveAgain = (visit: Visit, dialog: string) =>
  proveOwnMobile(dialogOf(visit.page, dialog), visit, ownMobile(visit))

const nextStep = ({ page }: Visit) => press(dialogOf(page, '修改手机号'), '下一步')
const changeMobile = ({ page }: Visit) => press(dialogOf(page, '修改手机号'), '确认修改')
const savePassword = ({ page }: Visit) => press(dialogOf(page, '修改密码'), '保存密码')
const saveNickname = ({ page }: Visit) => press(main(page), '保存')
const confirmDeletion = ({ page }: Visit) => press(dialogOf(page, '注销账号'), '确认注销')
const uploadDialog = (page: Page) => dialogOf(page, '裁剪头像')

export const accountScenes: readonly Scene[] = [
  opening('getMember', {
    learner: aLearner,
    path: '/member',
    words: /账号信息加载失败/,
    shows: (page) => main(page).getByRole('button', { name: '修改昵称' }),
  }),
  {
    operation: 'setNickname',
    learner: aLearner,
    prepare: async ({ page }) => {
      await page.goto('/member')
      await press(main(page), '修改昵称')
      await page.getByRole('textbox', { name: '新昵称' }).fill('不系舟')
    },
    act: saveNickname,
    retry: saveNickname,
    works: (visit) => expectSaid(visit, '昵称已保存'),
    keeps: async ({ page }) => {
      await expect(page.getByRole('textbox', { name: '新昵称' })).toHaveValue('不系舟')
    },
  },
  {
    operation: 'uploadAvatar',
    learner: aLearner,
    prepare: async ({ page }) => {
      await page.goto('/member')
      await expect(main(page).getByRole('button', { name: '修改昵称' })).toBeVisible()
      await page.getByLabel('选择头像图片').setInputFiles({
        name: 'me.png',
        mimeType: 'image/png',
        buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
      })
      await uploadDialog(page).getByRole('slider', { name: '缩放' }).fill('2')
    },
    act: ({ page }) => press(uploadDialog(page), '保存头像'),
    retry: ({ page }) => press(uploadDialog(page), '重试'),
    works: (visit) => expectSaid(visit, '头像已更新'),
    keeps: async ({ page }) => {
      await expect(uploadDialog(page).getByRole('slider', { name: '缩放' })).toHaveValue('2')
    },
  },
  {
    operation: 'changePassword',
    learner: aLearner,
    prepare: async (visit) => {
      await proveIn(visit, '修改密码', '修改密码')
      const dialog = dialogOf(visit.page, '修改密码')
      await dialog.getByLabel('新密码', { exact: true }).fill('brand-new-9')
    },
    act: savePassword,
    retry: (visit) => again(visit, '修改密码', () => proveAgain(visit, '修改密码'), savePassword),
    works: (visit) => expectSaid(visit, '密码修改成功'),
    keeps: async ({ page }) => {
      const field = dialogOf(page, '修改密码').getByLabel('新密码', { exact: true })
      await expect(field).toHaveValue('brand-new-9')
    },
  },
  {
    operation: 'verifyMobile',
    learner: aLearner,
    prepare: (visit) => proveIn(visit, '修改手机号', '修改手机号'),
    act: nextStep,
    retry: (visit) => again(visit, '修改手机号', () => proveAgain(visit, '修改手机号'), nextStep),
    works: async ({ page }) => {
      const last = dialogOf(page, '修改手机号').getByRole('button', { name: '确认修改' })
      await expect(last).toBeVisible(glance)
    },
  },
  {
    operation: 'changeMobile',
    learner: aLearner,
    prepare: async (visit) => {
      await proveIn(visit, '修改手机号', '修改手机号')
      await nextStep(visit)
      await fillNewMobile(visit)
    },
    act: changeMobile,
    retry: (visit) => again(visit, '修改手机号', () => fillNewMobile(visit), changeMobile),
    works: (visit) => expectSaid(visit, '手机号修改成功'),
    keeps: async ({ page }) => {
      const field = dialogOf(page, '修改手机号').getByRole('textbox', { name: '手机号' })
      await expect(field).toHaveValue('13911112222')
    },
  },
  {
    operation: 'requestAccountDeletion',
    learner: aLearner,
    prepare: async (visit) => {
      const { page } = visit
      await page.goto('/member')
      await press(main(page), '申请注销')
      const dialog = dialogOf(page, '注销账号')
      await dialog.getByRole('textbox').fill('注销账号')
      await press(dialog, '下一步')
      await proveOwnMobile(dialog, visit, ownMobile(visit))
    },
    act: confirmDeletion,
    retry: confirmDeletion,
    works: (visit) => expectSaid(visit, '7 天内登录即可取消'),
  },
  {
    operation: 'bindSocialite',
    learner: aLearner,
    prepare: async ({ page, sandbox }) => {
      await page.goto(`/member?login_code=${await sandbox.loginCode('new')}&action=bind`)
    },
    act: ({ page }) => press(page, '确认绑定'),
    retry: ({ page }) => press(page, '确认绑定'),
    works: async ({ page }) => {
      await expect(main(page).getByRole('button', { name: '解绑QQ' })).toBeVisible(glance)
    },
  },
  {
    operation: 'unbindSocialite',
    learner: async (sandbox) => {
      const learner = await sandbox.newMember()
      await sandbox.bind(learner.token, 'new')
      return learner
    },
    prepare: async ({ page }) => {
      await page.goto('/member')
      await press(main(page), '解绑QQ')
    },
    act: ({ page }) => press(page, '确认解绑'),
    retry: ({ page }) => press(page, '确认解绑'),
    works: (visit) => expectSaid(visit, '已解绑'),
  },
  {
    operation: 'logout',
    learner: aLearner,
    isQuiet: true,
    isSignOut: true,
    prepare: async ({ page }) => {
      await page.goto('/courses')
      await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
    },
    act: ({ page }) => page.getByRole('menuitem', { name: '安全退出' }).click(),
    works: ({ page }) => expectVisitor(page),
  },
]
