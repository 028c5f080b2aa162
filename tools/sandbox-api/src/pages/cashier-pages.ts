import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import type { Env } from '../auth/route'
import type { OrderRow } from '../orders/order-row'
import { markPaid } from '../orders/mark-paid'
import { amountDue, findOrder, orderStatus } from '../orders/order-row'
import { orderOfSign } from '../orders/pay-sign'
import type { Sandbox } from '../sandbox'
import { noticePage, pageShell } from './page-shell'

const failureTitle = '支付失败'

/** Adds the cashier page, which shows an order and pays it with one click. */
export function addCashierPages(app: Hono<Env>, sandbox: Sandbox) {
  app.get('/payment/index', (c) => {
    const order = signedOrder(sandbox, c.req.query('sign'))
    const closed = closedPage(c, order)
    return closed ?? c.html(cashierPage(order, c))
  })

  app.post('/payment/index', async (c) => {
    const form = await c.req.parseBody()
    const order = signedOrder(sandbox, c.req.query('sign') ?? String(form['sign'] ?? ''))
    const closed = closedPage(c, order)
    if (closed || !order) return closed ?? c.html(noticePage(failureTitle, '参数错误'))
    sandbox.store.run(`UPDATE orders SET payment_method = 'wap' WHERE id = ?`, order.id)
    receiveNotification(sandbox, order)
    return c.html(successPage(c.req.query('s_url')))
  })

  app.get('/payment/success', (c) => c.html(successPage(c.req.query('s_url'))))
}

function signedOrder(sandbox: Sandbox, sign: string | undefined): OrderRow | undefined {
  const orderNo = sign ? orderOfSign(sandbox, sign) : null
  return orderNo === null ? undefined : findOrder(sandbox, orderNo)
}

/** Simulates the provider's notification. If it fails, the order stays pending. */
function receiveNotification(sandbox: Sandbox, order: OrderRow) {
  try {
    markPaid(sandbox, order)
  } catch {
    sandbox.print(`订单 ${order.order_no} 已付款，但无法交付`)
  }
}

/** Returns an error page if the order does not exist or can no longer be paid, else null. */
function closedPage(c: Context<Env>, order: OrderRow | undefined) {
  if (!order) return c.html(noticePage(failureTitle, '参数错误'))
  if (order.status === orderStatus.paid) return c.html(successPage(c.req.query('s_url')))
  if (order.status === orderStatus.canceled) return c.html(noticePage(failureTitle, '订单已取消'))
  return null
}

function cashierPage(order: OrderRow | undefined, c: Context<Env>) {
  if (!order) return noticePage(failureTitle, '参数错误')
  return pageShell(
    '收银台',
    html`<h1>收银台</h1>
      <dl>
        <dt>订单编号</dt>
        <dd>${order.order_no}</dd>
        <dt>商品名称</dt>
        <dd>${order.goods_name}</dd>
        <dt>商品价格</dt>
        <dd>￥${order.charge}</dd>
        ${
          order.discount > 0
            ? html`<dt>优惠码抵扣</dt>
                <dd>-￥${order.discount}</dd>`
            : ''
        }
        <dt>应付金额</dt>
        <dd><strong>￥${amountDue(order)}</strong></dd>
      </dl>
      <form method="post" action="${new URL(c.req.url).search}">
        <input type="hidden" name="platform" value="h5" />
        <button name="payment_method" value="wechat">微信支付</button>
        <button name="payment_method" value="alipay">支付宝支付</button>
      </form>
      <details>
        <summary>手动打款</summary>
        <p>请转账至：演示银行 6222 0000 0000 0000，并备注订单编号，由管理员确认后开通。</p>
      </details>
      <small>演示收银台：点击任一支付方式即视为已支付，不会产生真实扣款。</small>`,
  )
}

function successPage(target: string | undefined) {
  const href = target && /^https?:\/\//.test(target) ? target : null
  return pageShell(
    '支付成功',
    html`${href ? html`<meta http-equiv="refresh" content="3;url=${href}" />` : ''}
      <h1>支付成功</h1>
      <p>订单已支付，可以关闭本页面。</p>`,
  )
}
