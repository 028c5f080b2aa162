import { toast } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import * as messages from '../messages'
import type { AnsweredOrder } from '../../../core/account/sent-order'
import { goodsHref } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useOrderEnd, type OrderEnd } from './use-order-end'

/** How long to wait for the delivery before opening the result page, which continues to wait. */
export const deliveryTimeoutMs = 8_000

interface RedirectAfterPayment extends Pick<OrderEnd, 'status' | 'isGone'> {
  order: AnsweredOrder
}

/** Redirects from a paid order to its goods, or to the result page if they are not delivered yet. */
export function useRedirectAfterPayment({ order, status, isGone }: RedirectAfterPayment): void {
  const navigate = useNavigate()
  const href = useHref()
  useOrderEnd({
    order,
    status,
    isGone,
    timeoutMs: deliveryTimeoutMs,
    onPaid(isUsable) {
      if (isUsable) toast.success(messages.orderPaid)
      const result = href({ to: '/order/success', search: { orderId: order.receipt.orderNo } })
      void navigate({ href: isUsable ? goodsHref(order, href) : result, replace: true })
    },
  })
}
