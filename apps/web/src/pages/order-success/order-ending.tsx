import { OrderResult } from '@shuyuan/checkout'
import { useState } from 'react'
import { QueryBlock } from '../../blocks/query-block'
import { StandInHeading } from '../../blocks/stand-in-heading'
import * as messages from '../../page-messages'
import { payDeadline, payLifeMs, type PlacedOrder } from '../../placed-orders/placed-order'
import { useOrderEnd } from '../../placed-orders/use-order-end'
import { useOrderStatus } from '../../placed-orders/use-order-status'
import { usePlacedOrders } from '../../placed-orders/use-placed-orders'
import { goodsHref } from '../order/read-goods'
import { OrderEndingSkeleton } from './order-ending-skeleton'

const hrefs = { ordersHref: '/member/orders', homeHref: '/' }

interface OrderEndingProps {
  memberId: number
  orderId: string | undefined
}

/** A payment provider's return names no order; the latest of this device is meant then. */
export function OrderEnding({ memberId, orderId }: OrderEndingProps) {
  const answered = usePlacedOrders(memberId).filter(({ receipt }) => receipt !== null)
  // Once found it stays, also when it lapses meanwhile or another tab makes a newer one.
  const [order] = useState(() =>
    orderId ? answered.find(({ receipt }) => receipt?.orderNo === orderId) : answered[0],
  )
  const orderNo = orderId ?? order?.receipt?.orderNo
  if (orderNo === undefined) return <OrderResult status="unknown" {...hrefs} />
  return <AskedEnding orderNo={orderNo} order={order ?? null} />
}

interface AskedEndingProps {
  orderNo: string
  order: PlacedOrder | null
}

function AskedEnding({ orderNo, order }: AskedEndingProps) {
  const [openedAt] = useState(() => Date.now())
  const { query, status, isGone } = useOrderStatus(
    orderNo,
    order ? payDeadline(order) : openedAt + payLifeMs,
  )
  useOrderEnd({ order, status, isGone, paidHref: null })
  if (isGone) return <OrderResult status="unknown" {...hrefs} />
  return (
    <>
      <StandInHeading query={query}>{messages.orderSuccess}</StandInHeading>
      <QueryBlock query={query} skeleton={<OrderEndingSkeleton />}>
        {(known) => (
          <OrderResult
            status={known}
            total={order?.receipt?.total}
            goods={
              order
                ? {
                    kind: order.type === 'COURSE' ? 'course' : 'vip',
                    name: order.name,
                    href: goodsHref(order),
                  }
                : undefined
            }
            payHref={order ? `/order/pay?orderId=${orderNo}` : undefined}
            {...hrefs}
          />
        )}
      </QueryBlock>
    </>
  )
}
