import {
  agreeToOrder,
  changePlan,
  newOrders,
  orderElsewhere,
  setOrderStatus,
  submitOrder,
  useCode,
} from './buying'
import { expect, test, visitAs } from './fixtures'

const paidCourse = 4
const orderOfCourse = `/order?goods_type=vod&goods_id=${paidCourse}`

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
  await page.getByRole('link', { name: /收银台/ }).click()
  await expect((await cashier).getByText(shown.replace('¥', '￥'))).toBeVisible()
  await (await cashier).getByRole('button', { name: /微信支付/ }).click()
  await expect(page).toHaveURL(`/courses/detail/${paidCourse}`)
  await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()
  await expect(page.getByText('支付成功，已为您开通')).toBeVisible()

  await page.goto(orderOfCourse)
  await expect(page.getByText('您已拥有此课程')).toBeVisible()
  await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
})

test('VIP is bought, and its end is known at once', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ planId: 1 })
  await visitAs(page, token)
  await page.goto('/vip')
  await expect(page.getByText(/您是月度会员/)).toBeVisible()
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

test('the courses that a membership opens are shown with its plans', async ({ page }) => {
  await page.goto('/vip')
  const courses = page
    .getByRole('region', { name: '会员可学的热门课程' })
    .getByRole('list')
    .first()
    .locator(':scope > li')
  await expect(courses.first()).toBeVisible()
  const marked = courses.filter({ hasText: /会员免费|会员专享/ })
  await expect(courses).toHaveCount(await marked.count())
})

test('an order that a code pays in full needs no payment', async ({ page, sandbox }) => {
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

test('a course that a code pays in full can be learnt, also when its answer was not waited for', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(`/courses/detail/${paidCourse}`)
  const buy = page
    .getByRole('main')
    .getByRole('link', { name: /购买课程/ })
    .first()
  await buy.click()
  await useCode(page, 'ALLFREE')
  await agreeToOrder(page)
  await sandbox.fail({ operation: 'createOrder', delayMs: 3_000 })
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.goBack()
  await expect(buy).toBeVisible()
  await expect(page.getByRole('link', { name: /开始学习/ })).toBeVisible()
  expect(await newOrders(sandbox)).toMatchObject([{ status: 9 }])
})

test('an address says which goods, and nothing about them', async ({ page, sandbox }) => {
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

test('what cannot be ordered is said, with a way on', async ({ page, sandbox }) => {
  const { token } = await sandbox.newMember({ courses: [paidCourse] })
  await changePlan(sandbox, 3, { isShown: false })
  await visitAs(page, token)
  const cases = {
    '/order': '无法识别要购买的商品',
    '/order?goods_type=book&goods_id=1&goods_name=x&goods_charge=1': '这类商品暂不支持在这里购买',
    '/order?goods_type=vod&goods_id=99999': '课程不存在',
    '/order?goods_type=role&goods_id=99999': '会员方案不存在',
    '/order?goods_type=role&goods_id=3': '会员方案不存在',
    '/order?goods_type=vod&goods_id=5': '此课程不单独出售',
    [orderOfCourse]: '您已拥有此课程',
  }
  for (const [address, words] of Object.entries(cases)) {
    await page.goto(address)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').last()).toBeVisible()
    await expect(page.getByRole('button', { name: '提交订单' })).toHaveCount(0)
  }
})

test('a code counts until it is edited, and only a valid one is sent', async ({
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
    await expect(page.getByText('此优惠码无效，请检查后重试')).toBeVisible()
  }
  await useCode(page, 'welcome20')
  await expect(page.getByText('-¥20')).toBeVisible()
  await box.press('End')
  await box.press('Backspace')
  await expect(page.getByText('-¥20')).toHaveCount(0)
  await expect(page.getByText('优惠码尚未使用，本次不会抵扣')).toBeVisible()
  await agreeToOrder(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/v3/order'))
  await submitOrder(page)
  expect((await sent).postDataJSON()).not.toHaveProperty('promo_code')
})

test('a refused code says why, in any letter case', async ({ page, sandbox }) => {
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
    study50: '此优惠码已使用过，或可用次数已用完',
    nope: '此优惠码无效，请检查后重试',
  }
  for (const [code, words] of Object.entries(reasons)) {
    await box.fill(code)
    await box.press('Enter')
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('没有优惠码可以留空')).toHaveCount(0)
  }
})

test('the answer about an earlier code does not count for a later one', async ({
  page,
  sandbox,
}) => {
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto(orderOfCourse)
  const checkOf = (code: string) => `/api/v2/promoCode/${code}/check`
  const answerTo = (code: string) =>
    page.waitForResponse((response) => response.url().endsWith(checkOf(code)))
  const earlierSent = page.waitForRequest((request) => request.url().endsWith(checkOf('STUDY50')))
  const earlierAnswer = answerTo('STUDY50')
  const laterAnswer = answerTo('WELCOME20')

  // The server answers at once; the page gets that answer when the later one is on screen.
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
  // A promo code that counts if it is taken: 50 yuan instead of 20.
  expect(await (await earlierAnswer).json()).toMatchObject({
    data: { can_use: 1, promo_code: { invited_user_reward: 50 } },
  })
  // The page itself has both answers, the one to the earlier code after the other.
  await page.waitForFunction(
    ([earlier, later]) => {
      const [first, second] = [earlier, later].map((path) =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith(path)),
      )
      return (
        first instanceof PerformanceResourceTiming &&
        second instanceof PerformanceResourceTiming &&
        first.startTime < second.startTime &&
        first.responseEnd > second.responseEnd
      )
    },
    [checkOf('STUDY50'), checkOf('WELCOME20')] as const,
  )
  expect(await sandbox.countCalls(`GET ${checkOf('STUDY50')}`)).toBe(1)
  await expect(page.getByText('立减 ¥20')).toBeVisible()
  await expect(page.getByText('立减 ¥50')).toHaveCount(0)
  await agreeToOrder(page)
  const ordered = page.waitForRequest((request) => request.url().endsWith('/api/v3/order'))
  await submitOrder(page)
  expect((await ordered).postDataJSON()).toMatchObject({ promo_code: 'WELCOME20' })
})

test('an order at another amount than was shown is said before it is paid', async ({
  page,
  sandbox,
}) => {
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
  const pay = page.getByRole('link', { name: /按 ¥\d+ 继续支付/ })
  await expect(pay).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/order')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('订单金额有变化')
  await pay.click()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
  expect(await newOrders(sandbox)).toHaveLength(2)
})
