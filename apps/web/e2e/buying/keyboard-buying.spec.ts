import { expectPayment } from './buying'
import { expect, test, visitAs } from '../shared/fixtures'
import { expectHeadingFocused, expectSettled } from '../shared/focused'
import { KeyboardUser } from '../shared/keyboard'

test('a learner buys a course and opens its first lesson with the keyboard only', async ({
  page,
  sandbox,
  context,
}) => {
  test.setTimeout(120_000)
  const { token } = await sandbox.newMember()
  await visitAs(page, token)
  await page.goto('/courses/detail/4')
  await expectSettled(page)
  const user = new KeyboardUser(page)

  await user.tabTo(
    page
      .getByRole('main')
      .getByRole('link', { name: /购买课程/ })
      .first(),
  )
  await user.press('Enter')
  await expectHeadingFocused(page, '确认订单')
  await user.tabTo(page.getByRole('textbox', { name: '优惠码' }))
  await user.type('WELCOME20')
  await user.press('Enter')
  await expect(page.getByText('立减 ¥20')).toBeVisible()

  const submit = page.getByRole('button', { name: '提交订单' })
  await user.tabTo(submit)
  await user.press('Enter')
  const box = page.getByRole('checkbox', { name: /同意/ })
  await expect(box).toBeFocused()
  await user.seesFocus()
  await user.press('Space')
  await user.tabTo(submit)
  await user.press('Enter')

  await expectPayment(page)
  await expectHeadingFocused(page, '订单支付')
  await user.tabTo(page.getByRole('button', { name: '我已支付' }))
  await user.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: '还没有收到付款' })).toBeVisible()

  const opened = context.waitForEvent('page')
  await user.tabTo(page.getByRole('link', { name: '在这台设备上支付' }), 'Shift+Tab')
  await user.press('Enter')
  const cashier = await opened
  const pays = cashier.getByRole('button', { name: '微信支付' })
  await expect(pays).toBeVisible()
  await cashier.keyboard.press('Tab')
  await expect(pays).toBeFocused()
  await cashier.keyboard.press('Enter')
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await cashier.close()

  await expect(page).toHaveURL('/courses/detail/4')
  await expectHeadingFocused(page, /./)
  const start = page.getByRole('link', { name: /开始学习/ })
  await expect(start).toBeVisible()
  await user.tabTo(start)
  await user.press('Enter')
  await expect(page).toHaveURL(/\/courses\/video\/\d+/)
  await expectSettled(page)
  await expectHeadingFocused(page, /./)
  await user.tabTo(page.getByRole('button', { name: '播放', exact: true }).first(), 'Shift+Tab')
  await user.press('Enter')
  await expect(page.getByRole('button', { name: '暂停', exact: true }).first()).toBeVisible()
})
