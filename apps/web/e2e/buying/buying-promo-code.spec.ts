import { agreeToOrder, newOrders, orderElsewhere, submitOrder, useCode } from './buying'
import { expect, test, visitAs } from '../shared/fixtures'

const paidCourse = 4
const orderOfCourse = `/order?goods_type=vod&goods_id=${paidCourse}`

test('an order that a promo code covers in full needs no payment', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/vip')
  await page.getByRole('link', { name: /开通/ }).first().click()
  await useCode(page, 'ALLFREE')
  await agreeToOrder(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL('/vip')
  await expect(page.getByText(/有效期至/).first()).toBeVisible()
  expect(await newOrders(sandbox)).toMatchObject([{ status: 9 }])
})

test('a promo code applies until it is edited, and only a valid one is sent', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(orderOfCourse)
  const box = page.getByRole('textbox', { name: '优惠码' })
  for (const code of ['a/b', '100%', '?x', '中文 码', '..']) {
    await box.fill(code)
    await box.press('Enter')
    await expect(page.getByText('此优惠码无效，核对一下再试')).toBeVisible()
  }
  await useCode(page, 'welcome20')
  await expect(page.getByText('-¥20')).toBeVisible()
  await box.press('End')
  await box.press('Backspace')
  await expect(page.getByText('-¥20')).toHaveCount(0)
  await expect(page.getByText('点击“使用优惠码”后才会抵扣')).toBeVisible()
  await agreeToOrder(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v3/order'))
  await submitOrder(page)
  expect((await sent).postDataJSON()).not.toHaveProperty('promo_code')
})

test('a rejected promo code shows the reason, in any letter case', async ({ page, sandbox }) => {
  const token = await sandbox.logIn('13800000001')
  await orderElsewhere(sandbox, token, {
    goods_type: 'ROLE',
    goods_id: 1,
    promo_code: 'STUDY50',
  })
  await visitAs(page, token)
  await page.goto('/order?goods_type=role&goods_id=1')
  const box = page.getByRole('textbox', { name: '优惠码' })
  const reasons = {
    spring2024: '此优惠码已过期',
    u13800000001: '不能使用自己的优惠码',
    study50: '此优惠码已使用过，或已达使用上限',
    nope: '此优惠码无效，核对一下再试',
  }
  for (const [code, words] of Object.entries(reasons)) {
    await box.fill(code)
    await box.press('Enter')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('没有优惠码可不填')).toHaveCount(0)
  }
})

test('a late reply about an earlier promo code is ignored', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(orderOfCourse)
  const checkOf = (code: string) => `/api/v2/promoCode/${code}/check`
  const answerTo = (code: string) =>
    page.waitForResponse((response) => response.url().endsWith(checkOf(code)))
  const earlierSent = page.waitForRequest((request) => request.url().endsWith(checkOf('STUDY50')))
  const earlierAnswer = answerTo('STUDY50')
  const laterAnswer = answerTo('WELCOME20')

  // The server replies at once, but the page receives this reply after the later one.
  let deliver = () => {}
  const isDue = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route(`**${checkOf('STUDY50')}`, async (route) => {
    const response = await route.fetch()
    await isDue
    await route.fulfill({ response })
  })

  const box = page.getByRole('textbox', { name: '优惠码' })
  await box.fill('STUDY50')
  await box.press('Enter')
  await earlierSent
  await box.fill('WELCOME20')
  await box.press('Enter')
  await laterAnswer
  await expect(page.getByText('立减 ¥20')).toBeVisible()

  deliver()
  // The earlier promo code would be valid: 50 yuan instead of 20.
  expect(await (await earlierAnswer).json()).toMatchObject({
    data: { can_use: 1, promo_code: { invited_user_reward: 50 } },
  })
  await expect(page.getByText('立减 ¥20')).toBeVisible()
  await expect(page.getByText('立减 ¥50')).toHaveCount(0)
  await agreeToOrder(page)
  const ordered = page.waitForRequest((request) => request.url().endsWith('/api/v3/order'))
  await submitOrder(page)
  expect((await ordered).postDataJSON()).toMatchObject({ promo_code: 'WELCOME20' })
})

test('a changed amount is shown before payment', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(orderOfCourse)
  await useCode(page, 'FIRSTONLY')
  const { token: other } = await sandbox.newMember()
  const goods = { goods_type: 'COURSE', goods_id: paidCourse, promo_code: 'FIRSTONLY' }
  await orderElsewhere(sandbox, other, goods)
  await agreeToOrder(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('alert')).toContainText('订单金额有变化')
  const pay = page.getByRole('link', { name: /支付 ¥\d+/ })
  await expect(pay).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/order')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('订单金额有变化')
  await pay.click()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  expect(await newOrders(sandbox)).toHaveLength(2)
})
