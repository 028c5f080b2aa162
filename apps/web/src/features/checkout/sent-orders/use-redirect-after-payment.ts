import { toast } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import * as messages from '../messages'
import { useHref } from '../../../core/router/use-href'
import { useOrderEnd, type OrderEnd } from './use-order-end'

/** How long to wait for the delivery before opening the result page, which continues to wait. */
export const deliveryTimeoutMs = 8_000

interface RedirectAfterPayment extends Pick<OrderEnd, 'order' | 'status' | 'isGone'> {
  orderNo: string
  /** URL of the goods, or null if they are unknown. */
  paidHref: string | null
}

/** Redirects from a paid order to its goods, or to the result page if they are not delivered yet. */
export function useRedirectAfterPayment({
  orderNo,
  paidHref,
  ...known
}: RedirectAfterPayment): void {
  const navigate = useNavigate()
  const href = useHref()
  useOrderEnd({
    ...known,
    timeoutMs: deliveryTimeoutMs,
    onPaid(isUsable) {
      const isShown = isUsable && paidHref !== null
      if (isShown) toast.success(messages.orderPaid)
      const result = href({ to: '/order/success', search: { orderId: orderNo } })
      void navigate({ href: isShown ? paidHref : result, replace: true })
    },
  })
}
