import { expect, expectSignedIn, expectVisitor, test, visitAs } from '../shared/fixtures'
import { glance, passTime } from '../shared/pass-time'
import { resizeWindow } from '../shared/resize-window'

test.use({ expectedErrors: /Failed to load resource/ })

test('an account that fails to load shows an error, with retry and sign-out', async ({
  page,
  sandbox,
}) => {
  const { token, nickName } = await sandbox.newMember()
  await visitAs(page, token)
  await page.clock.install()
  await sandbox.fail({ operation: 'getMember', status: 500 })
  await page.goto('/courses')
  const banner = page.getByRole('banner')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  const failed = banner.getByRole('button', { name: '账号信息加载失败' })
  await passTime(page, () => expect(failed).toBeVisible(glance))
  await sandbox.heal()
  await failed.click()
  await page.getByRole('menuitem', { name: '重试' }).click()
  await expectSignedIn(page, nickName)

  await sandbox.fail({ operation: 'getMember', drop: true })
  await page.reload()
  await passTime(page, () => expect(failed).toBeVisible(glance))
  for (const width of [320, 768, 1440]) {
    await resizeWindow(page, { width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const logo = await banner.getByRole('link').first().boundingBox()
    const icon = await failed.boundingBox()
    expect(Math.abs((logo?.y ?? 0) - (icon?.y ?? 0)), 'one row').toBeLessThan(30)
  }
  await failed.click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expectVisitor(page)
})
