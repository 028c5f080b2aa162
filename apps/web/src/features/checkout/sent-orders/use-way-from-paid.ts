import { toast } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import * as messages from '../messages'
import { useHref } from '../../../core/links/use-href'
import { useOrderEnd, type OrderEnd } from './use-order-end'

/** What is bought is waited for longer, and with words, on the page of the order's result. */
export const shortPatienceMs = 8_000

interface WayFromPaid extends Pick<OrderEnd, 'order' | 'status' | 'isGone'> {
  orderNo: string
  /** Where what was bought is shown; `null` when that is not known. */
  paidHref: string | null
}

/** Leads from a paid order to what was bought, or to the order's result where it cannot be used yet. */
export function useWayFromPaid({ orderNo, paidHref, ...known }: WayFromPaid): void {
  const navigate = useNavigate()
  const href = useHref()
  useOrderEnd({
    ...known,
    patienceMs: shortPatienceMs,
    onPaid(isUsable) {
      const isShown = isUsable && paidHref !== null
      if (isShown) toast.success(messages.orderPaid)
      const result = href({ to: '/order/success', search: { orderId: orderNo } })
      void navigate({ href: isShown ? paidHref : result, replace: true })
    },
  })
}
