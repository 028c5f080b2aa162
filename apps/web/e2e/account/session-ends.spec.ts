import { agreeToOrder } from '../buying/buying'
import { expect, fillLogin, test, visitAs } from '../shared/fixtures'

test.use({ expectedErrors: /401|Failed to load resource/ })

const sessionOver = { code: 401, message: '请重新登录', times: 1 }

test('a typed comment is restored after the next sign-in', async ({ page, sandbox }) => {
  const member = await sandbox.newMember({ courses: [4] })
  await visitAs(page, member.token)
  const course = '/courses/detail/4?tab=4'
  await page.goto(course)
  const field = page.getByRole('textbox', { name: '评论内容' })
  await field.fill('讲得很清楚')
  await sandbox.fail({ operation: 'createComment', ...sessionOver })
  await page.getByRole('button', { name: '发表评论' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, member.mobile, member.password)
  await expect(page).toHaveURL(course)
  await expect(field).toHaveValue('讲得很清楚')
})

test('a session that ends with the order shows one message, and keeps promo code and agreement', async ({
  page,
  sandbox,
}) => {
  const member = await sandbox.newMember()
  await visitAs(page, member.token)
  const order = '/order?goods_type=role&goods_id=1'
  await page.goto(order)
  const field = page.getByRole('textbox', { name: '优惠码' })
  await field.fill('AUTUMN')
  await agreeToOrder(page)
  await sandbox.fail({ operation: 'createOrder', ...sessionOver })
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText(sessionOver.message)).toHaveCount(1)
  await fillLogin(page, member.mobile, member.password)
  await expect(page).toHaveURL(order)
  await expect(field).toHaveValue('AUTUMN')
  await expect(page.getByRole('checkbox', { name: /同意/ })).toBeChecked()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order\/pay/)
  await page.goto(order)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(
    /agreement\/|AUTUMN/,
  )
})
