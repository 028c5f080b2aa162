import {
  amountToPay,
  OrderForm,
  OrderFormSkeleton,
  type OrderGoods,
  UnconfirmedOrder,
} from '@shuyuan/checkout'
import { BlockBoundary, lazyComponent } from '@shuyuan/ui'
import { useState } from 'react'
import { useHref } from '../../../core/links/use-href'
import { isPending, pendingOrderFor, putOrder } from '../sent-orders/sent-orders'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useServices } from '../../../core/use-services'
import type { RequestedGoods } from '../../../core/orders/read-goods'
import { useIsSlow } from './use-is-slow'
import { useOrder } from './use-order'
import { usePromo } from './use-promo'

// Lazy, as few have one; `UnconfirmedOrder` has to work without the network.
const PendingOrderBlock = lazyComponent(() =>
  import('./pending-order-block').then((code) => code.PendingOrderBlock),
)

/** Properties of {@link OrderFlow}. */
export interface OrderFlowProps {
  memberId: number
  goods: RequestedGoods
  shown: OrderGoods
  agreement: { title: string; href: string } | null
  /** Asks the server for the price in yuan once more; `null` when the goods are not for sale now. */
  priceNow: () => Promise<number | null>
}

/** The order form over this site's calls; an order that waits for its payment comes first. */
export function OrderFlow({ memberId, goods, shown, agreement, priceNow }: OrderFlowProps) {
  const services = useServices()
  const href = useHref()
  const orders = useSentOrders(memberId)
  // Orders up to here are given up in favor of another one.
  const [givenUpTo, setGivenUpTo] = useState(-Infinity)
  const { promo, check, draft, edit } = usePromo(goods)
  const order = useOrder({ memberId, goods, name: shown.name, priceNow, givenUpTo })
  const isSlow = useIsSlow(order.isSubmitting)
  const open = pendingOrderFor(orders, goods)

  if (open && open.sentAt > givenUpTo && !order.isSubmitting) {
    if (isPending(open)) {
      return (
        <BlockBoundary key={open.sentAt} skeleton={<OrderFormSkeleton />}>
          <PendingOrderBlock
            order={open}
            onOrderAgain={() => {
              order.forget()
              setGivenUpTo(open.sentAt)
            }}
          />
        </BlockBoundary>
      )
    }
    return (
      <UnconfirmedOrder
        ordersHref={href({ to: '/member/orders' })}
        onSubmitAgain={() => putOrder(services.orders, open, 'remove')}
      />
    )
  }
  return (
    <OrderForm
      goods={shown}
      promo={promo}
      onCheckPromo={check}
      promoDraft={draft}
      onPromoEdited={edit}
      agreement={agreement}
      isSubmitting={order.isSubmitting}
      isSlow={isSlow}
      error={order.error}
      onSubmit={() =>
        order.submit({
          price: shown.price,
          shownTotal: amountToPay(shown.price, promo.kind === 'valid' ? promo.discount : 0),
          promoCode: promo.kind === 'valid' ? promo.code : undefined,
        })
      }
    />
  )
}
