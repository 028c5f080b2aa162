import {
  expect,
  expectSignedIn,
  fillLogin,
  openLogin,
  signIn,
  test,
  visitAs,
} from '../shared/fixtures'
import { listen } from './announcements'
import { orderElsewhere } from '../buying/buying'
import { expectHeadingFocused, expectSettled } from '../shared/focused'
import { sendSms } from '../shared/send-sms'

test('a new page is announced by its heading, without a live region message', async ({ page }) => {
  const said = await listen(page)
  await page.goto('/')
  await expectSettled(page)
  await page.getByRole('banner').getByRole('link', { name: 'VIP会员' }).click()
  await expectHeadingFocused(page, 'VIP会员')
  await expectSettled(page)
  await expect(page).toHaveTitle('VIP会员 - 书院学堂')
  expect(await said()).toEqual([])
})

test('search results, filters and list pages are announced once each', async ({ page }) => {
  const said = await listen(page)
  await page.goto('/search?keywords=Python')
  await expectSettled(page)
  const [count, ...rest] = await said()
  expect(rest).toEqual([])
  expect(count).toMatch(/\d+/)
  await expect(page.getByRole('status').filter({ hasText: count })).toBeVisible()

  await page.getByRole('group', { name: '搜索类型' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/type=/)
  await expectSettled(page)
  await expect.poll(async () => (await said()).length).toBe(2)

  await page.goto('/search?keywords=zzzz')
  await expectSettled(page)
  const none = await said()
  expect(none).toHaveLength(1)
  expect(none[0]).toMatch(/zzzz/)

  await page.goto('/courses')
  await expectSettled(page)
  await page.getByRole('link', { name: '免费', exact: true }).click()
  await expect(page).toHaveURL(/scene=free/)
  await expect
    .poll(async () => (await said()).filter((text) => text.startsWith('共')).length)
    .toBe(2)
  const before = (await said()).length
  await page.getByRole('link', { name: '全部', exact: true }).first().click()
  await page.goto('/courses')
  await expectSettled(page)
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '2' }).click()
  await expectHeadingFocused(page, '全部课程')
  await expect.poll(async () => (await said()).filter((text) => text === '第 2 页').length).toBe(1)
  expect(before).toBe(2)
})

test('toasts are announced once, even when repeated', async ({ page, sandbox }) => {
  const said = await listen(page)
  await visitAs(page, await sandbox.logIn('13800000001'))
  await page.goto('/courses')
  await expectSettled(page)
  const search = page.getByRole('searchbox', { name: '关键字' })
  await search.press('Enter')
  await search.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('请输入关键字后再搜索')
  const announced = async (text: string) => (await said()).filter((one) => one === text)
  expect(await announced('请输入关键字后再搜索')).toHaveLength(1)
  await page.getByRole('banner').locator('button[aria-haspopup=menu]').click()
  await page.getByRole('menuitem', { name: '安全退出' }).click()
  await expectHeadingFocused(page, '书院学堂')
  expect(await announced('已安全退出')).toHaveLength(1)
})

test.describe('in a form', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('a missing value is announced by its field, and a server error once', async ({ page }) => {
    const said = await listen(page)
    await page.goto('/courses')
    await expectSettled(page)
    const before = (await said()).length
    const dialog = await openLogin(page)
    await dialog.getByRole('button', { name: '立即登录' }).click()
    const mobile = dialog.getByRole('textbox', { name: '手机号' })
    await expect(mobile).toBeFocused()
    await expect(mobile).toHaveAccessibleDescription(/请输入手机号!/)
    expect((await said()).slice(before)).toEqual([])
    await fillLogin(page, '13800000001', 'not-it-at-all')
    await expect(page.getByRole('alert').first()).toBeVisible()
    const announced = (await said()).slice(before)
    expect(new Set(announced).size, announced.join(' | ')).toBe(announced.length)
    expect(announced).toHaveLength(1)
  })
})

test('the SMS countdown announces its end, but not each second', async ({ page, captcha }) => {
  const said = await listen(page)
  await page.clock.install()
  await page.goto('/courses')
  await expectSettled(page)
  const dialog = await openLogin(page)
  await dialog.getByRole('tab', { name: '短信登录' }).click()
  const before = (await said()).length
  await sendSms(dialog, captcha, '13800000002')
  await page.clock.runFor(60_000)
  const announced = async () => (await said()).slice(before)
  const atFirst = await announced()
  expect(new Set(atFirst).size, atFirst.join(' | ')).toBe(atFirst.length)
  expect(atFirst.filter((text) => /秒/.test(text))).toEqual([])
  expect(atFirst.length).toBeLessThanOrEqual(1)
  await page.clock.runFor(61_000)
  await expect(dialog.getByRole('button', { name: '获取验证码' })).toBeVisible()
  await expect.poll(announced).toEqual([...atFirst, '可以重新获取验证码'])
})

test('the QR code announces its expiry, but no countdown', async ({ page }) => {
  const said = await listen(page)
  await page.clock.install()
  await page.goto('/courses')
  await expectSettled(page)
  const before = (await said()).length
  await (await openLogin(page)).getByRole('button', { name: '微信登录' }).click()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  await page.clock.runFor(20_000)
  const atFirst = (await said()).slice(before)
  expect(atFirst.length, atFirst.join(' | ')).toBeLessThanOrEqual(2)
  await page.clock.fastForward('05:01')
  await expect(page.getByText('二维码已过期')).toBeVisible()
  await expect
    .poll(async () => (await said()).slice(before + atFirst.length))
    .toEqual([expect.stringContaining('二维码已过期')])
})

test('the last five minutes to pay are announced', async ({ page, sandbox }) => {
  const said = await listen(page)
  const { token } = await sandbox.newMember()
  const goods = { goods_type: 'COURSE', goods_id: 4 }
  const { order_no: orderId, pay_url: payUrl = '' } = await orderElsewhere(sandbox, token, goods)
  await page.clock.install()
  await visitAs(page, token)
  await page.goto(`/order/pay?${new URLSearchParams({ orderId, payUrl })}`)
  await expect(page.getByRole('timer')).toBeVisible()
  // Half of the time to pay is over. A reload does not start it again.
  await page.clock.fastForward(15 * 60_000)
  await page.reload()
  await expect(page.getByRole('timer')).toBeVisible()
  await expectSettled(page)
  const left = async () => (await said()).filter((text) => /剩/.test(text))
  expect(await left()).toEqual([])
  await page.clock.runFor(10 * 60_000 + 5_000)
  await expect.poll(left).toEqual(['支付时间还剩 5 分钟'])
  await page.clock.runFor(4 * 60_000)
  await expect.poll(left).toHaveLength(5)
})

test('a login announces nothing twice', async ({ page }) => {
  const said = await listen(page)
  await page.goto('/courses')
  await expectSettled(page)
  const before = (await said()).length
  await signIn(page, '13800000002')
  await expectSignedIn(page, '沈嘉禾')
  const announced = (await said()).slice(before)
  expect(new Set(announced).size, announced.join(' | ')).toBe(announced.length)
})
