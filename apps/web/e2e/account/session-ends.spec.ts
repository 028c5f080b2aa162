import type { Page } from '@playwright/test'
import { agreeToOrder } from '../buying/buying'
import { expect, fillLogin, test, visitAs } from '../shared/fixtures'

test.use({ expectedErrors: /401|Failed to load resource/ })

const signInAgain = async (
  page: Page,
  { mobile, password }: Record<'mobile' | 'password', string>,
) => {
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, mobile, password)
}

const order = '/order?goods_type=role&goods_id=1'

const typePromoCode = async (page: Page) => {
  await page.goto(order)
  const field = page.getByRole('textbox', { name: '优惠码' })
  await field.fill('AUTUMN')
  return field
}

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
  await signInAgain(page, member)
  await expect(page).toHaveURL(course)
  await expect(field).toHaveValue('讲得很清楚')
})

test('a typed nickname is restored after the next sign-in', async ({ page, sandbox }) => {
  const member = await sandbox.newMember()
  await visitAs(page, member.token)
  await page.goto('/member')
  await page.getByRole('button', { name: '修改昵称' }).click()
  const field = page.getByRole('textbox', { name: '新昵称' })
  await field.fill('山高水长')
  await sandbox.fail({ operation: 'setNickname', ...sessionOver })
  await page.getByRole('button', { name: '保存' }).click()
  await signInAgain(page, member)
  await expect(page).toHaveURL('/member')
  await expect(field).toHaveValue('山高水长')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(field).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByText('山高水长').first()).toBeVisible()
  await expect(field).toBeHidden()
})

test('a typed promo code is restored after the next sign-in, and cleared by the order', async ({
  page,
  sandbox,
}) => {
  const member = await sandbox.newMember()
  await visitAs(page, member.token)
  const field = await typePromoCode(page)
  await sandbox.fail({ operation: 'checkPromoCode', ...sessionOver })
  await page.getByRole('button', { name: '使用优惠码' }).click()
  await signInAgain(page, member)
  await expect(page).toHaveURL(order)
  await expect(field).toHaveValue('AUTUMN')
  await agreeToOrder(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order\/pay/)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('AUTUMN')
})

test('a session that ends with the order shows one message, and keeps promo code and agreement', async ({
  page,
  sandbox,
}) => {
  const member = await sandbox.newMember()
  await visitAs(page, member.token)
  const field = await typePromoCode(page)
  await agreeToOrder(page)
  await sandbox.fail({ operation: 'createOrder', ...sessionOver })
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText(sessionOver.message)).toHaveCount(1)
  await signInAgain(page, member)
  await expect(page).toHaveURL(order)
  await expect(field).toHaveValue('AUTUMN')
  await expect(page.getByRole('checkbox', { name: /同意/ })).toBeChecked()
  await page.getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/order\/pay/)
  await page.goto(order)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('agreement/')
})

test('a session that ends with the face check shows one message', async ({ page, sandbox }) => {
  await sandbox.configure({ enabled_face_verify: true })
  await sandbox.fail({ operation: 'startFaceCheck', ...sessionOver })
  await page.goto('/member')
  await fillLogin(page, '13800000005')
  // The call of the face check page has ended the session.
  await expect(page.getByText(sessionOver.message)).toHaveCount(1)
  await expect(page).toHaveURL('/login?redirect=%2Fmember')
})
