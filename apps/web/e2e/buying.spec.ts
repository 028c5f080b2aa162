import { expect, test, visitAs } from './fixtures'

const paidCourse = 4

test('a course is bought with a promo code and can be learnt at once', async ({
  page,
  sandbox,
  context,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(`/courses/detail/${paidCourse}`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /购买课程/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: '优惠码' }).fill('WELCOME20')
  await page.getByRole('button', { name: '使用优惠码' }).click()
  await expect(page.getByText('立减 ¥20')).toBeVisible()
  await page.getByRole('checkbox', { name: /同意/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()

  await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  const cashier = context.waitForEvent('page')
  await page.getByRole('link', { name: /收银台/ }).click()
  await (await cashier).getByRole('button', { name: /微信支付/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible()

  await page.goto(`/courses/detail/${paidCourse}`)
  await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()
})

test('an order that a code pays in full needs no payment', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/vip')
  await page.getByRole('link', { name: /开通/ }).first().click()
  await page.getByRole('textbox', { name: '优惠码' }).fill('ALLFREE')
  await page.getByRole('button', { name: '使用优惠码' }).click()
  await expect(page.getByText(/立减/)).toBeVisible()
  await page.getByRole('checkbox', { name: /同意/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '支付成功' })).toBeVisible()
})

test('success is not claimed for an order that is not paid', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/order/success?total_amount=99')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: '支付成功' })).toHaveCount(0)
})

test('goods that nobody sells are said to be unknown', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/order?goods_type=book&goods_id=1&goods_name=x&goods_charge=1')
  await expect(page.getByRole('status').filter({ hasText: '无法识别要购买的商品' })).toBeVisible()
})
