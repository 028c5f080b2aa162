import { agreeToOrder, expectPayment, newOrders, setOrderStatus, submitOrder } from './buying'
import { expect, test, visitAs } from '../shared/fixtures'
import { holdBack } from '../shared/hold-back'
import { glance, passTime } from '../shared/pass-time'

const orderOfCourse = '/order?goods_type=vod&goods_id=4'
const submitName = '提交订单'

test.describe('one submission creates one order', () => {
  test.beforeEach(async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.clock.install()
    await page.goto(orderOfCourse)
    await agreeToOrder(page)
  })

  test('even if the form is submitted twice', async ({ page, sandbox }) => {
    await sandbox.fail({ operation: 'createOrder', delayMs: 500 })
    const submit = page.getByRole('button', { name: submitName })
    await submit.evaluate((button) => {
      for (let click = 0; click < 3; click += 1) if (button instanceof HTMLElement) button.click()
    })
    await page.keyboard.press('Enter')
    await expectPayment(page)
    expect(await newOrders(sandbox)).toHaveLength(1)
  })

  test('across Back, a reload and a second tab, until the learner orders again', async ({
    page,
    sandbox,
    context,
  }) => {
    const orderNo = await submitOrder(page)
    await page.reload()
    await expectPayment(page)
    await expect(page.getByText(orderNo)).toBeVisible()

    await page.goto(orderOfCourse)
    await expect(page.getByText('你有一笔待支付的订单')).toBeVisible()
    await expect(page.getByRole('button', { name: submitName })).toHaveCount(0)
    const other = await context.newPage()
    await other.goto(orderOfCourse)
    await other.getByRole('link', { name: '继续支付' }).click()
    await expectPayment(other)
    expect(new URL(other.url()).searchParams.get('orderId')).toBe(orderNo)
    await other.close()
    expect(await newOrders(sandbox)).toHaveLength(1)

    await page.getByRole('button', { name: '重新下单' }).click()
    await agreeToOrder(page)
    expect(await submitOrder(page)).not.toBe(orderNo)
    expect(await newOrders(sandbox)).toHaveLength(2)
  })

  test('even if the reply is late', async ({ page, sandbox }) => {
    const letGo = await holdBack(page, '/api/v3/order')
    await page.getByRole('button', { name: submitName }).click()
    await expect.poll(() => newOrders(sandbox)).toHaveLength(1)
    await page.clock.fastForward(16_000)
    await expect(page.getByText(/服务器响应较慢/)).toBeVisible()
    await page.getByRole('button', { name: submitName }).dispatchEvent('click')
    letGo()
    await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible()
    expect(await newOrders(sandbox)).toHaveLength(1)
  })

  test('and an open order page detects its payment', async ({ page, sandbox }) => {
    const orderNo = await submitOrder(page)
    await page.goto(orderOfCourse)
    await expect(page.getByRole('link', { name: '继续支付' })).toBeVisible()
    await setOrderStatus(sandbox, orderNo, 9)
    const learn = page.getByRole('link', { name: /开始学习/ }).first()
    await passTime(page, () => expect(learn).toBeVisible(glance))
    await expect(page.getByRole('button', { name: submitName })).toHaveCount(0)
  })
})

test.describe('an order without a reply', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_/ })

  test('shows a warning, also after a reload, until the learner orders again', async ({
    page,
    sandbox,
  }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.goto(orderOfCourse)
    await agreeToOrder(page)
    await sandbox.fail({ operation: 'createOrder', after: true, status: 502, times: 1 })
    await page.getByRole('button', { name: submitName }).click()
    const unanswered = page.getByRole('alert').filter({ hasText: '未收到上次提交的结果' })
    await expect(unanswered).toBeVisible()
    await page.reload()
    await expect(unanswered).toBeVisible()
    expect(await newOrders(sandbox)).toHaveLength(1)
    await page.getByRole('button', { name: '重新提交' }).click()
    await agreeToOrder(page)
    await submitOrder(page)
    expect(await newOrders(sandbox)).toHaveLength(2)
  })
})
