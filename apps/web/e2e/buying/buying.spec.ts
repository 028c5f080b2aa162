import { agreeToOrder, changePlan, setOrderStatus, submitOrder, useCode } from './buying'
import { expect, test, visitAs } from '../shared/fixtures'

const paidCourse = 4
const orderOfCourse = `/order?goods_type=vod&goods_id=${paidCourse}`

test('a course bought with a promo code is available immediately', async ({
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
  await useCode(page, 'WELCOME20')
  await expect(page.getByText('立减 ¥20')).toBeVisible()
  const shown = await page
    .getByRole('main')
    .getByText(/^¥\d+$/)
    .last()
    .innerText()
  await agreeToOrder(page)
  await submitOrder(page)
  await expect(page.getByText(shown, { exact: true })).toBeVisible()

  const cashier = context.waitForEvent('page')
  await page.getByRole('link', { name: '在这台设备上支付' }).click()
  await expect((await cashier).getByText(shown.replace('¥', '￥'))).toBeVisible()
  await (await cashier).getByRole('button', { name: /微信支付/ }).click()
  await expect(page).toHaveURL(`/courses/detail/${paidCourse}`)
  // The message disappears after a few seconds, so check it first.
  await expect(page.getByText('支付成功，已开通')).toBeVisible()
  await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()

  await page.goto(orderOfCourse)
  await expect(page.getByText('你已拥有此课程')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
})

test('a renewed VIP plan shows its new end date immediately', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ planId: 1 })
  await visitAs(page, token)
  await page.goto('/vip')
  await expect(page.getByText(/月度会员，有效期至/)).toBeVisible()
  await page.getByText('续费或更换会员方案').click()
  const promise = page.getByText(/购买后有效期延至/).first()
  const until = /\d{4}-\d\d-\d\d/.exec(await promise.innerText())?.[0] ?? 'none'
  await page.getByRole('link', { name: '续费开通月度会员' }).click()
  await expect(page.getByText('有效期 30 天')).toBeVisible()
  await agreeToOrder(page)
  const orderNo = await submitOrder(page)
  await setOrderStatus(sandbox, orderNo, 9)
  await expect(page).toHaveURL('/vip')
  await expect(page.getByText(`有效期至 ${until}`)).toBeVisible()
})

test('the VIP page shows courses that a membership includes', async ({ page }) => {
  await page.goto('/vip')
  const courses = page
    .getByRole('region', { name: '会员可学的热门课程' })
    .getByRole('list')
    .first()
    .locator(':scope > li')
  await expect(courses.first()).toBeVisible()
  await expect(courses.filter({ hasNotText: /会员免费|会员专享/ })).toHaveCount(0)
})

test('the order page reads only the kind and ID of the goods from its URL', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  const lies =
    'goods_name=%E5%81%87&goods_charge=1&goods_label=x&goods_thumb=https%3A%2F%2Fevil.example%2F1.png'
  await page.goto(`${orderOfCourse}&${lies}`)
  const goods = page.getByRole('region', { name: '商品信息' })
  await expect(goods.getByText(/¥\d/)).toBeVisible()
  await expect(page.getByText('假', { exact: true })).toHaveCount(0)
  await expect(page.getByText('¥1', { exact: true })).toHaveCount(0)
  await expect(page.locator('img[src*=evil]')).toHaveCount(0)
  await page.goto(`/order?goods_type=COURSE&goods_id=${paidCourse}`)
  await expect(page.getByRole('button', { name: '提交订单' })).toBeVisible()
})

test('goods that cannot be ordered show the reason, with a link to continue', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember({ courses: [paidCourse] })
  await changePlan(sandbox, 3, { isShown: false })
  await visitAs(page, token)
  const cases = {
    '/order': '无法识别要购买的商品',
    '/order?goods_type=book&goods_id=1&goods_name=x&goods_charge=1': '无法识别要购买的商品',
    '/order?goods_type=vod&goods_id=99999': '课程不存在',
    '/order?goods_type=role&goods_id=99999': '会员方案不存在',
    '/order?goods_type=role&goods_id=3': '会员方案不存在',
    '/order?goods_type=vod&goods_id=5': '此课程不单独出售',
    [orderOfCourse]: '你已拥有此课程',
  }
  for (const [url, words] of Object.entries(cases)) {
    await page.goto(url)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible()
    await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
  }
})
