import { expect, fillLogin, openLogin, test, visitAs } from '../shared/fixtures'

// If the API is on another origin, the browser hides error responses of a proxy in front of it.
test.use({ expectedErrors: /Failed to load resource|blocked by CORS policy/ })

for (const status of [502, 504]) {
  test(`a proxy error ${status} is reported as a server error, not a lost network`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.fail({ operation: 'listCourses', status, cors: false })
    await page.goto('/courses')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('服务器暂时无法响应')
    await expect(page.getByText(/检查网络/)).toHaveCount(0)
    await sandbox.heal()
    await alert.getByRole('button', { name: '重试' }).click()
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  })
}

test('a sign-in through a broken proxy shows an error', async ({ page, sandbox }) => {
  await sandbox.fail({ operation: 'loginWithPassword', status: 502, cors: false })
  await page.goto('/')
  await openLogin(page)
  await fillLogin(page, '13800000001')
  await expect(page.getByText(/服务器暂时无法响应/)).toHaveCount(1)
})

test('an image that a proxy rejects may be too large, and can be sent again', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/member')
  await sandbox.fail({ operation: 'uploadAvatar', status: 413, cors: false })
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } })
  await page
    .getByLabel('选择头像图片')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: image })
  const dialog = page.getByRole('dialog', { name: '裁剪头像' })
  await dialog.getByRole('button', { name: '保存头像' }).click()
  await expect(dialog.getByRole('alert')).toContainText('图片太大')
  await sandbox.heal()
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(dialog).toBeHidden()
})

test('without a network, the error names the network', async ({ page, context }) => {
  await page.goto('/')
  const dialog = await openLogin(page)
  await expect(dialog.getByRole('textbox', { name: '手机号' })).toBeVisible()
  await context.setOffline(true)
  await fillLogin(page, '13800000001')
  await expect(page.getByText('网络连接失败，检查网络后重试')).toHaveCount(1)
  await context.setOffline(false)
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(dialog).toBeHidden()
})
