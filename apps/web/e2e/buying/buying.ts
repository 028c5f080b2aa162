import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import type { Sandbox } from '../shared/sandbox'

const ordersSchema = v.array(v.object({ orderNo: v.string(), status: v.number() }))

/** Returns orders after the seeded ones, newest first. */
export async function newOrders(sandbox: Sandbox): Promise<{ orderNo: string; status: number }[]> {
  const response = await fetch(`${sandbox.apiUrl}/__sandbox/orders`)
  const orders = v.parse(ordersSchema, await response.json())
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
  const yesterday = new Date(Date.now() - 16 * 3_600_000).toISOString().slice(0, 10)
  return orders.filter(
    ({ orderNo }) => orderNo.startsWith(today) || orderNo.startsWith(yesterday.replaceAll('-', '')),
  )
}

async function turnSwitch(sandbox: Sandbox, path: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.apiUrl}/__sandbox/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.ok).toBe(true)
}

/** Sets the status of an order: 7 is canceled, 9 is paid. */
export async function setOrderStatus(
  sandbox: Sandbox,
  orderNo: string,
  status: 7 | 9,
): Promise<void> {
  await turnSwitch(sandbox, `orders/${orderNo}/status`, { status })
}

/** Delivers purchases that are delayed by the setting `delivery_delay`. */
export async function deliver(sandbox: Sandbox, orderNo: string): Promise<void> {
  await turnSwitch(sandbox, `orders/${orderNo}/delivery`, {})
}

/** Refunds an amount in yuan. Omit it to refund the rest. */
export async function refund(sandbox: Sandbox, orderNo: string, amount?: number): Promise<void> {
  await turnSwitch(sandbox, `orders/${orderNo}/refunds`, amount === undefined ? {} : { amount })
}

export async function changePlan(
  sandbox: Sandbox,
  id: number,
  change: { expireDays?: number; isShown?: boolean },
): Promise<void> {
  await turnSwitch(sandbox, `plans/${id}`, change)
}

/** Pays at the payment URL of the page, in another window. */
export async function payAtCashier(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: '在这台设备上支付' }).click()
  const cashier = await opened
  await cashier.getByRole('button', { name: /微信支付/ }).click()
  await expect(cashier.getByRole('heading', { name: '支付成功' })).toBeVisible()
  await cashier.close()
}

/** Creates an order, like another browser of the learner. */
export async function orderElsewhere(sandbox: Sandbox, token: string, order: object) {
  const response = await fetch(`${sandbox.apiUrl}/api/v3/order`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ agree_protocol: 1, ...order }),
  })
  const schema = v.object({
    data: v.object({ order_no: v.string(), pay_url: v.optional(v.string()) }),
  })
  return v.parse(schema, await response.json()).data
}

export async function agreeToOrder(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /同意/ }).check()
}

/** Applies a promo code and waits until the server accepts it. */
export async function useCode(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: '优惠码' }).fill(code)
  await page.getByRole('button', { name: '使用优惠码' }).click()
  await expect(page.getByText(/立减/)).toBeVisible()
}

/** Creates an order and waits for the payment page. Returns the order number. */
export async function submitOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: '提交订单' }).click()
  await expectPayment(page)
  return new URL(page.url()).searchParams.get('orderId') ?? ''
}

export async function expectPayment(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '订单支付' })).toBeVisible()
  await expect(page.getByRole('img', { name: /二维码/ })).toBeVisible()
}
