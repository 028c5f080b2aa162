import { expect, expectSignedIn, fillLogin, openLogin, test } from './fixtures'

// What the policy forbids would be an error on the console, which fails the test.
test.use({ expectedErrors: /inline script/ })

test('the whole site works under the documented content security policy', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect(
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "attacked"'
      return new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
          resolve(violatedDirective)
        })
        document.body.append(script)
      })
    }),
    'a script that got into the page',
  ).toMatch(/^script-src/)

  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await expect(dialog.getByRole('img', { name: /图形验证码/ })).toBeVisible()
  await dialog.getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /二维码/ })).toBeVisible()
  await page.reload()
  await (await openLogin(page)).getByRole('tab', { name: '密码登录' }).click()
  await fillLogin(page, '13800000002')
  await expectSignedIn(page, '沈嘉禾')
  await page.goto('/courses/detail/1')
  await expect(page.getByRole('tab', { name: '课程目录' })).toBeVisible()
  await page.goto('/courses/video/101')
  const video = page.getByRole('region', { name: '视频播放器' }).locator('video')
  await expect
    .poll(() =>
      video.evaluate(async (element: HTMLVideoElement) => {
        element.muted = true
        await element.play().catch(() => undefined)
        return element.currentTime
      }),
    )
    .toBeGreaterThan(0.5)
})
