import { agreeToOrder, newOrders, submitOrder } from '../buying/buying'
import { expect, fillLogin, openLogin, test, visitAs } from '../shared/fixtures'

const limited = { code: 429, message: '请稍后再试' }
const whenToTryAgain = '操作太频繁，一分钟后再试'

test('a rate-limited page shows a notice and loads within a minute', async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.fail({ operation: 'listCourses', ...limited })
  await page.goto('/courses')
  const notice = page.getByRole('status').filter({ hasText: '一分钟内会自动重新加载' })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await sandbox.heal()
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('a page still limited after a minute shows an error and a retry', async ({
  page,
  sandbox,
}) => {
  await page.clock.install()
  await sandbox.fail({ operation: 'listCourses', ...limited })
  await page.goto('/courses')
  // Wait for the initial replies, because advancing the clock would make them time out.
  await expect(page.getByRole('status').filter({ hasText: '一分钟内会自动重新加载' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  const alert = page.getByRole('alert')
  await expect(async () => {
    await page.clock.fastForward(11_000)
    await expect(alert).toContainText(whenToTryAgain, { timeout: 500 })
  }).toPass()
  await sandbox.heal()
  await alert.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('a rate-limited sign-in shows when to retry, and keeps its input', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ operation: 'loginWithPassword', ...limited })
  await page.goto('/courses')
  const dialog = await openLogin(page)
  await fillLogin(page, '13800000001')
  await expect(page.getByText(whenToTryAgain)).toHaveCount(1)
  await sandbox.heal()
  await dialog.getByRole('button', { name: '立即登录' }).click()
  await expect(dialog).toBeHidden()
})

for (const operation of ['getCourse', 'createOrder']) {
  test(`a rate-limited order shows when to retry: ${operation}`, async ({ page, sandbox }) => {
    const { token } = await sandbox.newMember()
    await visitAs(page, token)
    await page.goto('/order?goods_type=vod&goods_id=4')
    await agreeToOrder(page)
    await sandbox.fail({ operation, ...limited })
    await page.getByRole('button', { name: '提交订单' }).click()
    await expect(page.getByRole('alert').filter({ hasText: whenToTryAgain })).toBeVisible()
    expect(await newOrders(sandbox)).toHaveLength(0)
    await sandbox.heal()
    await submitOrder(page)
    expect(await newOrders(sandbox)).toHaveLength(1)
  })
}

test('a page reloads once the server no longer limits it', async ({ page, sandbox }) => {
  await page.clock.install()
  await sandbox.configure({ rate_limit: 2 })
  await page.goto('/courses')
  await expect(page.getByRole('status').filter({ hasText: '自动重新加载' })).toBeVisible()
  await sandbox.configure({ rate_limit: 120 })
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})
