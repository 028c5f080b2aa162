import {
  agreeToOrder,
  changePlan,
  deliver,
  payAtCashier,
  setOrderStatus,
  submitOrder,
} from './buying'
import { expect, test, visitAs } from '../shared/fixtures'
import { glance, passTime } from '../shared/pass-time'

const orderOfCourse = '/order?goods_type=vod&goods_id=4'
const orderOfPlan = '/order?goods_type=role&goods_id=4'

test('an order whose payment never arrives expires with a link to support', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.clock.install()
  await page.goto(orderOfPlan)
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)
  await expect(page.getByText('用手机扫码，在收银台选择支付方式')).toBeVisible()
  // The server cannot store the expiry date of such a plan, so it never delivers the plan.
  await changePlan(sandbox, 4, { expireDays: 36_500 })
  await payAtCashier(page)
  await changePlan(sandbox, 4, { expireDays: 365 })
  await page.getByRole('button', { name: '我已支付' }).click()
  const notYet = page.getByRole('status').filter({ hasText: '还没有收到付款' })
  await expect(notYet).toContainText('线下转账需人工确认，确认后自动开通')
  await expect(page.getByRole('link', { name: /联系客服/ })).toHaveAttribute('href', /\/aboutus$/)

  await page.clock.fastForward('30:01')
  await expect(page.getByText('支付二维码已过期')).toBeVisible()
  await expect(page.getByText(`凭订单号 ${orderNo} 联系客服`)).toBeVisible()
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways).toHaveText(['查看我的订单', '重新下单', /联系客服/])
  await ways.first().click()
  const waiting = page.getByRole('region', { name: '待支付' })
  await expect(waiting).toContainText(orderNo)
  await expect(waiting).toContainText('支付二维码已过期')
  await waiting.getByRole('link', { name: '查询支付结果' }).click()
  await expect(page.getByText('支付二维码已过期')).toBeVisible()
  await page.getByRole('link', { name: '重新下单' }).click()
  await expect(page.getByText('支付二维码已过期')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看我的订单' })).toBeVisible()
  await page.getByRole('button', { name: '重新下单' }).click()
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
})

test('the result page waits for a course that is delivered after payment', async ({
  page,
  sandbox,
}) => {
  await sandbox.configure({ delivery_delay: 3600 })
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.clock.install()
  await page.goto(orderOfCourse)
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)
  await setOrderStatus(sandbox, orderNo, 9)
  await expect(page.getByText('正在开通，稍后自动返回商品页。')).toBeVisible()
  const result = `/order/success?orderId=${orderNo}`
  await passTime(page, () => expect(page).toHaveURL(result, glance))
  await expect(page.getByRole('status').filter({ hasText: '正在开通' })).toBeVisible()
  await expect(page.getByRole('link', { name: '去学习' })).toHaveCount(0)

  const late = page.getByRole('status').filter({ hasText: '还没有开通' })
  await passTime(page, () => expect(late).toBeVisible(glance), 5_000)
  await expect(page.getByRole('link', { name: /联系客服/ })).toBeVisible()
  await page.goto(orderOfCourse)
  await passTime(page, () => expect(page).toHaveURL(result, glance))

  await deliver(sandbox, orderNo)
  const learn = page.getByRole('link', { name: '去学习' })
  await passTime(page, () => expect(learn).toBeVisible(glance))
  await learn.click()
  await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()
})
