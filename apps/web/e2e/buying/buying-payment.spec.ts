import { agreeToOrder, expectPayment, orderElsewhere, setOrderStatus, submitOrder } from './buying'
import { expect, test, visitAs } from '../shared/fixtures'
import { holdBack } from '../shared/hold-back'
import { glance, passTime } from '../shared/pass-time'

const goods = { goods_type: 'COURSE', goods_id: 4 }
const orderOfCourse = '/order?goods_type=vod&goods_id=4'
const submitName = '提交订单'

test.describe('a payment', () => {
  test('shows the status from the server: not paid yet, then canceled', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.clock.install()
    await page.goto(orderOfCourse)
    await agreeToOrder(page)
    const orderNo = await submitOrder(page)
    await page.getByRole('button', { name: '我已支付' }).click()
    await expect(page.getByRole('status').filter({ hasText: '还没有收到付款' })).toBeVisible()
    await setOrderStatus(sandbox, orderNo, 7)
    await passTime(page, () => expect(page.getByText('订单已取消')).toBeVisible(glance))
    await expect(page.getByRole('img', { name: /二维码/ })).toHaveCount(0)
    const before = await sandbox.countCalls('GET /api/v2/order/status')
    await page.getByRole('link', { name: '返回商品页' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /购买课程/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: submitName })).toBeVisible()
    expect(await sandbox.countCalls('GET /api/v2/order/status')).toBe(before)
  })

  test('hides the QR code once paid, even while delivery is being checked', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.clock.install()
    await page.goto(orderOfCourse)
    await agreeToOrder(page)
    const orderNo = await submitOrder(page)
    const letGo = await holdBack(page, '/api/v2/member/detail')
    await setOrderStatus(sandbox, orderNo, 9)
    await passTime(page, () => expect(page.getByText('正在开通')).toBeVisible(glance))
    await expect(page).toHaveURL(/\/order\/pay/)
    await expect(page.getByRole('img', { name: /二维码/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: '在这台设备上支付' })).toHaveCount(0)
    letGo()
    await expect(page).toHaveURL('/courses/detail/4')
  })

  test('is not shown for a foreign payment URL or another learner’s order', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    const { token: other } = await sandbox.newMember()
    const mine = await orderElsewhere(sandbox, token, goods)
    const foreign = await orderElsewhere(sandbox, other, goods)
    await visitAs(page, token)
    const cases: Record<string, string>[] = [
      { orderId: mine.order_no, payUrl: 'https://evil.example/1' },
      { orderId: mine.order_no },
      { orderId: foreign.order_no, payUrl: foreign.pay_url ?? '' },
    ]
    for (const query of cases) {
      await page.goto(`/order/pay?${new URLSearchParams(query)}`)
      await expect(page.getByText('没有找到待支付的订单')).toBeVisible()
      await expect(page.getByRole('img', { name: /二维码/ })).toHaveCount(0)
    }
    const payable = { orderId: mine.order_no, payUrl: mine.pay_url ?? '', price: '1' }
    await page.goto(`/order/pay?${new URLSearchParams(payable)}`)
    await expectPayment(page)
    await expect(page.getByText('应付金额以收银台显示为准')).toBeVisible()
    await expect(page.getByText('¥1', { exact: true })).toHaveCount(0)
  })
})

test.describe('the result page', () => {
  test('reports success only for an order that the server lists as paid', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.clock.install()
    await page.goto('/order/success?total_amount=99')
    await expect(page.getByRole('heading', { level: 1, name: '没有找到此订单' })).toBeVisible()
    await expect(page.getByText(/99/)).toHaveCount(0)

    await page.goto(orderOfCourse)
    await agreeToOrder(page)
    const orderNo = await submitOrder(page)
    await page.goto('/order/success?total_amount=0.01')
    await expect(page.getByRole('heading', { level: 1, name: '订单待支付' })).toBeVisible()
    await setOrderStatus(sandbox, orderNo, 9)
    const success = page.getByRole('heading', { level: 1, name: '支付成功' })
    await passTime(page, () => expect(success).toBeVisible(glance))
    await expect(page.getByText(/支付金额 ¥\d{2,}/)).toBeVisible()
    await page.getByRole('link', { name: '去学习' }).click()
    await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()
  })

  test('keeps reporting success after the stored order expires', async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.clock.install()
    await page.goto(orderOfCourse)
    await agreeToOrder(page)
    await setOrderStatus(sandbox, await submitOrder(page), 9)
    await passTime(page, () => expect(page).toHaveURL('/courses/detail/4', glance))
    await page.goto('/order/success')
    const success = page.getByRole('heading', { level: 1, name: '支付成功' })
    const goOn = page.getByRole('link', { name: '去学习' })
    await expect(success).toBeVisible()
    // The page stops waiting for access after the clock jumps.
    await expect(goOn).toBeVisible()
    await page.clock.fastForward('31:00')
    await page.clock.runFor(2_000)
    await expect(success).toBeVisible()
    await expect(goOn).toBeVisible()
  })
})
