import type { Page } from '@playwright/test'
import { expect, fillLogin, openLogin, expectSignedIn, test, visitAs } from '../shared/fixtures'
import { proveOwnMobile } from './prove-own-mobile'
import { sendSms } from '../shared/send-sms'

const expectMessage = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible()

test('the mobile is changed in two steps, each verified by SMS', async ({
  page,
  sandbox,
  captcha,
  secrets,
}) => {
  const { token, mobile } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  await page.getByRole('button', { name: '修改手机号' }).click()
  const dialog = page.getByRole('dialog', { name: '修改手机号' })
  await expect(dialog.getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)).toBeVisible()
  const first = await proveOwnMobile(dialog, { captcha, sandbox }, mobile)
  await dialog.getByRole('button', { name: '下一步' }).click()

  // The form rejects the number of another member, and the SMS code is used up.
  await sendSms(dialog, captcha, '13800000001')
  const taken = await sandbox.smsCode('13800000001')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(taken)
  await dialog.getByRole('button', { name: '确认修改' }).click()
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toHaveAccessibleDescription(
    /手机号已存在/,
  )

  await sendSms(dialog, captcha, '13911112222')
  const second = await sandbox.smsCode('13911112222')
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill(second)
  await dialog.getByRole('button', { name: '确认修改' }).click()
  await expectMessage(page, '手机号修改成功')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('139****2222')).toBeVisible()
  await secrets.expectNoTrace(first, second, mobile, '13911112222')
})

test('an account without a mobile binds one, and can then set a password', async ({
  page,
  sandbox,
  captcha,
}) => {
  const { token } = await sandbox.newMember({ hasMobile: false })
  await visitAs(page, token)
  await page.goto('/member')
  await expect(page.getByText('绑定手机号后才能设置密码')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: '绑定手机号' }).click()
  const dialog = page.getByRole('dialog', { name: '绑定手机号' })
  await sendSms(dialog, captcha, '13955556666')
  await dialog
    .getByRole('textbox', { name: '手机验证码' })
    .fill(await sandbox.smsCode('13955556666'))
  await dialog.getByRole('button', { name: '立即绑定' }).click()
  await expectMessage(page, '手机号绑定成功')
  await expect(page.getByText('139****6666')).toBeVisible()
  await expect(page.getByRole('button', { name: /^(设置|修改)密码$/ })).toBeVisible()
})

test('a new password works at the next login', async ({ page, sandbox, captcha, secrets }) => {
  const { token, mobile, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  await page.getByRole('button', { name: '修改密码' }).click()
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await proveOwnMobile(dialog, { captcha, sandbox }, mobile)
  await dialog.getByLabel('新密码', { exact: true }).fill('12345')
  await dialog.getByRole('button', { name: '保存密码' }).click()
  await expect(dialog.getByText('密码长度为 6 至 16 个字符')).toBeVisible()
  await dialog.getByLabel('新密码', { exact: true }).fill('brand-new-9')
  await dialog.getByRole('button', { name: '保存密码' }).click()
  await expectMessage(page, '密码修改成功')
  await expect(dialog).toBeHidden()
  await secrets.expectNoTrace('brand-new-9')

  await page.getByRole('banner').getByRole('button', { name: nickName }).click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expect(page).toHaveURL('/')
  await openLogin(page)
  await fillLogin(page, mobile, 'brand-new-9')
  await expectSignedIn(page, nickName)
})

test('the nickname can be changed once, and a taken name does not count', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  await expect(page.getByText('昵称只能修改一次')).toBeVisible()
  await page.getByRole('button', { name: '修改昵称' }).click()
  const field = page.getByRole('textbox', { name: '新昵称' })
  await field.fill('林知夏')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(field).toHaveAccessibleDescription(/昵称已经存在/)
  await field.fill('不系舟')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expectMessage(page, '昵称已保存')
  await expect(page.getByText('不能再次修改')).toBeVisible()
  await expectSignedIn(page, '不系舟')
})

/** Returns an image of noise, which no format compresses, as Base64. */
function noise(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 720
    canvas.height = 560
    const image = new ImageData(canvas.width, canvas.height)
    for (let at = 0; at < image.data.length; at += 65_536) {
      crypto.getRandomValues(image.data.subarray(at, at + 65_536))
    }
    for (let at = 3; at < image.data.length; at += 4) image.data[at] = 255
    canvas.getContext('2d')?.putImageData(image, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
}

test.describe('an avatar', () => {
  test.use({ expectedErrors: /status of 413/ })

  test('that is too large is cropped to a square that the server accepts', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.goto('/member')
    await expect(page.getByText('压缩到 1 MB 以内')).toBeVisible()
    const picker = page.getByLabel('选择头像图片')
    await picker.setInputFiles({
      name: 'notes.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF'),
    })
    await expect(page.getByRole('alert').filter({ hasText: '只支持 PNG' })).toBeVisible()

    const buffer = Buffer.from(await noise(page), 'base64')
    expect(buffer.length).toBeGreaterThan(1024 * 1024)
    await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
    const dialog = page.getByRole('dialog', { name: '裁剪头像' })
    await dialog.getByRole('slider', { name: '缩放' }).fill('2')
    await dialog.getByRole('slider', { name: '左右' }).fill('0')

    // A proxy in front of the server rejects the upload. The selected image is kept.
    await sandbox.fail({ operation: 'uploadAvatar', status: 413, times: 1 })
    await dialog.getByRole('button', { name: '保存头像' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(/太大/)
    await expect(dialog.getByRole('slider', { name: '缩放' })).toHaveValue('2')
    await dialog.getByRole('button', { name: '重试' }).click()
    await expectMessage(page, '头像已更新')
    await expect(dialog).toBeHidden()
    const shown = page.getByRole('main').locator('img[src*="/uploads/avatars/"]').first()
    await expect(shown).toBeVisible()
    await expect
      .poll(() => shown.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([512, 512])
  })
})
