import type { Browser, Locator, Page } from '@playwright/test'
import { expect, expectSignedIn, openLogin, test } from '../shared/fixtures'

const typed = '写了一半的关键字'

async function bySms(_page: Page, dialog: Locator) {
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await dialog.getByRole('textbox', { name: '图形验证码' }).fill('0000')
  // The sandbox always accepts this code.
  await dialog.getByRole('textbox', { name: '手机验证码' }).fill('112233')
  await dialog.getByRole('button', { name: '立即登录' }).click()
  return '林知夏'
}

async function byScan(page: Page, dialog: Locator, browser: Browser) {
  const issued = page.waitForResponse((response) => response.url().endsWith('/wechat-scan/url'))
  await dialog.getByRole('button', { name: '微信登录' }).click()
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(String((await (await issued).json()).data.url))
  await phone.getByRole('checkbox').check()
  await phone.getByRole('button', { name: '确认登录' }).click()
  await phone.getByRole('button', { name: /云中客/ }).click()
  await expect(phone.getByRole('heading', { name: '操作成功' })).toBeVisible()
  await phone.context().close()
  return '云中客'
}

for (const [name, way] of Object.entries({ 'an SMS code': bySms, 'a WeChat scan': byScan })) {
  test(`after ${name} the page shows the learner, and keeps typed text`, async ({
    page,
    browser,
  }) => {
    await page.goto('/courses/detail/1?tab=4#comments')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const keywords = page.getByRole('searchbox', { name: '关键字' })
    await keywords.fill(typed)
    await expect(page.getByText('登录后可发表评论')).toBeVisible()
    const dialog = await openLogin(page)
    await page.evaluate(() => window.scrollTo(0, 200))
    expect(await page.evaluate(() => window.scrollY)).toBe(200)

    await expectSignedIn(page, await way(page, dialog, browser))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByText('登录后可发表评论')).toHaveCount(0)
    await expect(keywords).toHaveValue(typed)
    expect(await page.evaluate(() => window.scrollY)).toBe(200)
    await expect(page).toHaveURL('/courses/detail/1?tab=4#comments')
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  })
}
