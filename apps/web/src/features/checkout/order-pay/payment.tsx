import { describeError } from '@shuyuan/api'
import { courseQuery } from '@shuyuan/api/query'
import { PaymentWaiting, type PaymentWaitingProps, PaymentWaitingSkeleton } from '@shuyuan/checkout'
import { useSite } from '@shuyuan/site/react'
import { toast } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { QueryBlock } from '../../../core/page/query-block'
import { goodsHref, orderLink } from '../../../core/links/page-links'
import { useHref } from '../../../core/links/use-href'
import * as messages from '../messages'
import type { SentOrder } from '../../../core/orders/sent-order'
import { useServices } from '../../../core/use-services'
import { useOrderStatus } from '../sent-orders/use-order-status'
import { useRedirectAfterPayment } from '../sent-orders/use-redirect-after-payment'
import type { RequestedGoods } from '../../../core/orders/read-goods'
import { NothingToPay } from './nothing-to-pay'

interface PaymentProps {
  orderNo: string
  /** Null if it was not created on this device. */
  order: SentOrder | null
  /** Null if the payment URL is unknown. Amounts in yuan. */
  payment: { payUrl: string; total: number | null; discount: number } | null
  /** Ms since the epoch. */
  deadline: number
  goods: RequestedGoods | null
}

/** Goods of an order with the cover that the order page has loaded. Without one, it is drawn from the name. */
function useShownGoods(order: SentOrder | null): PaymentWaitingProps['goods'] {
  const { api } = useServices()
  const course = useQuery({ ...courseQuery(api, order?.id ?? 0), enabled: false })
  if (order === null) return undefined
  const kind = order.type === 'COURSE' ? 'course' : 'vip'
  return {
    kind,
    name: order.name,
    cover: kind === 'course' ? (course.data?.course.cover ?? null) : null,
  }
}

/** Shows the QR code and polls the server until the order is paid. */
export function Payment({ orderNo, order, payment, deadline, goods }: PaymentProps) {
  const { config } = useSite()
  const navigate = useNavigate()
  const href = useHref()
  const shownGoods = useShownGoods(order)
  const paidHref = goods && goodsHref(goods, href)
  const orderStatus = useOrderStatus(orderNo, deadline)
  const { query, status, isGone } = orderStatus
  const end = status === 'waiting' ? null : (status ?? order?.end ?? null)
  useRedirectAfterPayment({ orderNo, order, status, isGone, paidHref })
  if (isGone || (payment === null && status === 'waiting')) return <NothingToPay goods={goods} />
  // An order from another device is shown only after the server has confirmed its status.
  if (payment === null || (order === null && status === undefined)) {
    return (
      <QueryBlock query={query} skeleton={<PaymentWaitingSkeleton />}>
        {() => <PaymentWaitingSkeleton />}
      </QueryBlock>
    )
  }
  const leaveHref = paidHref ?? href({ to: '/courses' })
  return (
    <PaymentWaiting
      orderNo={orderNo}
      goods={shownGoods}
      payUrl={payment.payUrl}
      total={payment.total}
      discount={payment.discount}
      deadline={deadline}
      finalStatus={end}
      isChecking={orderStatus.isChecking}
      checkedAt={orderStatus.checkedAt}
      error={orderStatus.error === null ? undefined : describeError(orderStatus.error)}
      onCheck={orderStatus.check}
      onCancel={() => {
        toast.success(messages.orderLeft)
        void navigate({ href: leaveHref, replace: true })
      }}
      goodsHref={leaveHref}
      ordersHref={href({ to: '/member/orders' })}
      orderAgainHref={goods ? href(orderLink(goods)) : null}
      supportHref={config.aboutUrl}
    />
  )
}
