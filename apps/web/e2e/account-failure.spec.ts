import { expect, expectSignedIn, expectVisitor, test, visitAs } from './fixtures'

test.use({ expectedErrors: /Failed to load resource/ })

test('an account that cannot be had is said, tried again, and left', async ({ page, sandbox }) => {
  const { token, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await sandbox.fail({ operation: 'getMember', status: 500 })
  await page.goto('/courses')
  const banner = page.getByRole('banner')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(banner.getByText('账号加载失败')).toBeVisible()
  await sandbox.heal()
  await banner.getByRole('button', { name: '重试' }).click()
  await expectSignedIn(page, nickName)

  await sandbox.fail({ operation: 'getMember', drop: true })
  await page.setViewportSize({ width: 320, height: 700 })
  await page.reload()
  await expect(banner.getByText('账号加载失败')).toBeVisible()
  const [wide, shown] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ])
  expect(wide).toBeLessThanOrEqual(shown ?? 0)
  await banner.getByRole('button', { name: '安全退出' }).click()
  await expectVisitor(page)
})
