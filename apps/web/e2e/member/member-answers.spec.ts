import type { Page } from '@playwright/test'
import { expect, expectSignedIn, test, visitAs } from '../shared/fixtures'
import { moduleArrival } from '../shared/chunk-of'
import { proveOwnMobile } from './prove-own-mobile'
import { sendSms } from '../shared/send-sms'

const expectMessage = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

async function setNickname(page: Page, nickname: string): Promise<void> {
  await page.getByRole('button', { name: '修改昵称' }).click()
  await page.getByRole('textbox', { name: '新昵称' }).fill(nickname)
  await page.getByRole('button', { name: '保存', exact: true }).click()
}

test('a change is shown at once, even if the account is refetched late', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await sandbox.bind(token, 'new')
  await visitAs(page, token)
  await page.goto('/member')
  await expect(page.getByRole('button', { name: '解绑QQ' })).toBeVisible()
  await sandbox.fail({ operation: 'getMember', code: 1, message: '系统繁忙' })
  await setNickname(page, '一苇渡江')
  await expectMessage(page, '昵称已保存')
  await expect(page.getByRole('main').getByText('不能再次修改')).toBeVisible()
  await expect(page.getByRole('main').getByText('一苇渡江').last()).toBeVisible()

  await page.getByRole('button', { name: '解绑QQ' }).click()
  await page.getByRole('button', { name: '确认解绑' }).click()
  await expectMessage(page, '已解绑')
  const bind = page.getByRole('button', { name: '绑定QQ' })
  await expect(bind).toBeFocused()
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a dialog opens, because its code was preloaded', async ({ page, context, sandbox }) => {
    await visitAs(page, (await sandbox.newMember()).token)
    await page.goto('/member')
    await moduleArrival(page, 'src/features/member/dialogs/member-dialogs.tsx')
    await context.setOffline(true)
    await page.getByRole('button', { name: '申请注销' }).click()
    await expect(page.getByRole('dialog', { name: '注销账号' })).toBeVisible()
  })
})

test.describe('a lost reply', () => {
  test.use({ expectedErrors: /status of 502/ })

  test('does not revert the nickname', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.goto('/member')
    await sandbox.fail({ operation: 'setNickname', status: 502, after: true, times: 1 })
    await setNickname(page, '一苇渡江')
    await expectMessage(page, '昵称已保存')
    await expect(page.getByRole('textbox', { name: '新昵称' })).toHaveCount(0)
    await expectSignedIn(page, '一苇渡江')
  })

  test('does not require a second verification of a new mobile', async ({
    page,
    sandbox,
    captcha,
  }) => {
    const { token, mobile } = await sandbox.newMember()
    await visitAs(page, token)
    await page.goto('/member')
    await page.getByRole('button', { name: '修改手机号' }).click()
    const dialog = page.getByRole('dialog', { name: '修改手机号' })
    await proveOwnMobile(dialog, { captcha, sandbox }, mobile)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await sendSms(dialog, captcha, '13911114444')
    await dialog
      .getByRole('textbox', { name: '手机验证码' })
      .fill(await sandbox.smsCode('13911114444'))
    await sandbox.fail({ operation: 'changeMobile', status: 502, after: true, times: 1 })
    await dialog.getByRole('button', { name: '确认修改' }).click()
    await expectMessage(page, '手机号修改成功')
    await expect(page.getByText('139****4444')).toBeVisible()
  })
})
