import type { OrderRow } from '../orders/order-row'
import { orderStatus } from '../orders/order-row'
import { refundedCents } from '../orders/refund'
import type { Sandbox } from '../sandbox'
import { absoluteUrl } from './absolute-url'
import { dtIso } from './time'

const statusTexts: Record<number, string> = { 1: '未支付', 5: '支付中', 7: '已取消', 9: '已支付' }

export function orderListRow(sandbox: Sandbox, order: OrderRow) {
  const { publicUrl } = sandbox
  return {
    id: order.id,
    user_id: order.user_id,
    order_id: order.order_no,
    charge: order.charge,
    payment_method: order.payment_method,
    payment_text: '',
    status_text: statusTexts[order.status] ?? '',
    continue_pay: order.status !== orderStatus.paid && order.status !== orderStatus.canceled,
    refund_amount: refundedCents(sandbox, order) / 100,
    created_at: dtIso(order.created_at),
    goods: [
      {
        goods_id: order.goods_id,
        goods_type: order.goods_type,
        goods_text: order.goods_type,
        goods_name: order.goods_name,
        goods_thumb: absoluteUrl(publicUrl, order.goods_thumb),
        num: 1,
        charge: order.charge,
        // Always 0 in production too.
        goods_charge: 0,
        goods_ori_charge: 0,
      },
    ],
  }
}
