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
  const failed = banner.getByText('账号信息加载失败')
  await passTime(page, () => expect(failed).toBeVisible(glance))
  await sandbox.heal()
  await banner.getByRole('button', { name: '重试' }).click()
  await expectSignedIn(page, nickName)

  await sandbox.fail({ operation: 'getMember', drop: true })
  await page.reload()
  await passTime(page, () => expect(failed).toBeVisible(glance))
  for (const width of [320, 375]) {
    await resizeWindow(page, { width, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    // The logo is not cut, and no page content lies under the header.
    const logo = banner.getByRole('link').first()
    const isCut = (link: Element) =>
      [link, ...link.children].some((part) => part.scrollWidth > part.clientWidth)
    expect((await logo.boundingBox())?.width).toBeGreaterThan(140)
    expect(await logo.evaluate(isCut)).toBe(false)
    const wayOut = await banner.getByRole('button', { name: '安全退出' }).boundingBox()
    const main = await page.getByRole('main').boundingBox()
    expect(main?.y).toBeGreaterThanOrEqual((wayOut?.y ?? 0) + (wayOut?.height ?? 0))
  }
  await banner.getByRole('button', { name: '安全退出' }).click()
  await expectVisitor(page)
})
