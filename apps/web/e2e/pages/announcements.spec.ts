import { expect, openLogin, test, visitAs } from '../shared/fixtures'
import { listen } from './announcements'
import { orderElsewhere } from '../buying/buying'
import { expectHeadingFocused, expectSettled } from '../shared/focused'
import { sendSms } from '../shared/send-sms'

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
