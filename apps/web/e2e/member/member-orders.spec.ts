import { agreeToOrder, refund, setOrderStatus, submitOrder, useCode } from '../buying/buying'
import { expect, signIn, test, visitAs } from '../shared/fixtures'

test('an unpaid order can be paid until the server closes it', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/order?goods_type=vod&goods_id=4')
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)

  await page.goto('/member/orders')
  const waiting = page.getByRole('region', { name: '待支付' })
  await expect(waiting).toContainText(orderNo)
  await expect(waiting).toContainText(/还剩 \d+ 分钟/)
  await expect(page.getByText('暂无订单')).toBeVisible()
  await waiting.getByRole('link', { name: '继续支付' }).click()
  await expect(page).toHaveURL(`/order/pay?orderId=${orderNo}`)
  await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible()

  await page.goto('/')
  await setOrderStatus(sandbox, orderNo, 9)
  await page.goto('/member/orders')
  await expect(page.getByRole('main').getByText('已支付')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(page.getByText(orderNo)).toBeVisible()
})

test('an order unknown to the server is not offered for payment', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/order?goods_type=vod&goods_id=4')
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)
  await page.goto('/member/orders')
  const waiting = page.getByRole('region', { name: '待支付' })
  await expect(waiting).toContainText(orderNo)
  await sandbox.fail({ operation: 'getOrderStatus', code: 404, message: '资源不存在' })
  await page.reload()
  await expect(page.getByText('暂无订单')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test('an expired VIP plan is shown on the profile and beside the plans', async ({ page }) => {
  await page.goto('/')
  await signIn(page, '13800000003')
  await page.goto('/member')
  await expect(page.getByText(/^已于 \d{4}-\d\d-\d\d.* 到期$/)).toBeVisible()
  await expect(page.getByRole('link', { name: '续费会员' })).toBeVisible()
  await page.goto('/vip')
  await expect(page.getByText(/^你的三年会员已于 \d{4}-\d\d-\d\d 到期/)).toBeVisible()
})

test('an order discounted on this device shows refunds relative to the amount paid', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/order?goods_type=vod&goods_id=4')
  await useCode(page, 'WELCOME20')
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)
  await setOrderStatus(sandbox, orderNo, 9)
  await expect(page).toHaveURL('/courses/detail/4')
  await refund(sandbox, orderNo, 50)
  await page.goto('/member/orders')
  const main = page.getByRole('main')
  await expect(main.getByText('部分退款')).toBeVisible()
  await refund(sandbox, orderNo)
  await page.reload()
  await expect(main.getByText('已全额退款')).toBeVisible()
  await expect(main.getByText('部分退款')).toHaveCount(0)
})
