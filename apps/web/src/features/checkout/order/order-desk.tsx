import {
  amountToPay,
  OrderForm,
  OrderFormSkeleton,
  type OrderGoods,
  UnansweredOrder,
} from '@shuyuan/checkout'
import { BlockBoundary, lazyComponent } from '@shuyuan/ui'
import { useState } from 'react'
import { useHref } from '../../../app/links/use-href'
import { isUnpaid, openOrderFor, putOrder } from '../placed-orders/placed-orders'
import { usePlacedOrders } from '../placed-orders/use-placed-orders'
import { useServices } from '../../../app/use-services'
import type { WantedGoods } from '../../../app/orders/read-goods'
import { useIsSlow } from './use-is-slow'
import { useOrder } from './use-order'
import { usePromo } from './use-promo'

// Few have one; what says that no answer came has to be there without the network.
const OpenOrder = lazyComponent(() => import('./open-order').then((code) => code.OpenOrder))

/** Properties of {@link OrderDesk}. */
export interface OrderDeskProps {
  memberId: number
  goods: WantedGoods
  shown: OrderGoods
  agreement: { title: string; href: string } | null
  /** Asks the server for the price in yuan once more; `null` when the goods are not for sale now. */
  priceNow: () => Promise<number | null>
}

/** The order form over this site's calls; an order that waits for its payment comes first. */
export function OrderDesk({ memberId, goods, shown, agreement, priceNow }: OrderDeskProps) {
  const services = useServices()
  const href = useHref()
  const orders = usePlacedOrders(memberId)
  // Orders up to here are given up in favour of another one.
  const [givenUpTo, setGivenUpTo] = useState(-Infinity)
  const { promo, check, forget } = usePromo()
  const order = useOrder({ memberId, goods, name: shown.name, priceNow, givenUpTo })
  const isSlow = useIsSlow(order.isSubmitting)
  const open = openOrderFor(orders, goods)

  if (open && open.sentAt > givenUpTo && !order.isSubmitting) {
    if (isUnpaid(open)) {
      return (
        <BlockBoundary key={open.sentAt} skeleton={<OrderFormSkeleton />}>
          <OpenOrder
            order={open}
            onOrderAnew={() => {
              order.forget()
              setGivenUpTo(open.sentAt)
            }}
          />
        </BlockBoundary>
      )
    }
    return (
      <UnansweredOrder
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
      onPromoEdited={forget}
      agreement={agreement}
      submitting={order.isSubmitting}
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
