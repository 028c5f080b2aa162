import { amountToPay, OrderForm, type OrderGoods, UnconfirmedOrder } from '@shuyuan/checkout'
import { useState } from 'react'
import { useHref } from '../../../core/router/use-href'
import { isPending, pendingOrderFor } from '../sent-orders/sent-orders'
import { useSentOrders } from '../sent-orders/use-sent-orders'
import { useServices } from '../../../core/use-services'
import type { RequestedGoods } from '../../../core/router/read-goods'
import { PendingOrderBlock } from './pending-order-block'
import { useIsSlow } from './use-is-slow'
import { agreementDraftKey, useOrder } from './use-order'
import { usePromo } from './use-promo'

export interface OrderFlowProps {
  memberId: number
  goods: RequestedGoods
  shown: OrderGoods
  agreement: { title: string; href: string } | null
  /** Refetches the price in yuan. Null if the goods are not for sale. */
  priceNow: () => Promise<number | null>
}

/** Order form. A pending order for the same goods is shown first. */
export function OrderFlow({ memberId, goods, shown, agreement, priceNow }: OrderFlowProps) {
  const services = useServices()
  const href = useHref()
  const orders = useSentOrders(memberId)
  // Orders sent up to this time (ms since the epoch) are replaced by a new one.
  const [abandonedUpTo, setAbandonedUpTo] = useState(-Infinity)
  const { promo, check, draft, edit } = usePromo(goods)
  const order = useOrder({ memberId, goods, name: shown.name, priceNow, abandonedUpTo })
  const isSlow = useIsSlow(order.isSubmitting)
  const pending = pendingOrderFor(orders, goods)
  // The earlier order may have spent the code.
  const checkAgain = () => promo.kind === 'valid' && check(promo.code)

  if (pending && pending.sentAt > abandonedUpTo && !order.isSubmitting) {
    if (isPending(pending)) {
      return (
        <PendingOrderBlock
          key={pending.sentAt}
          order={pending}
          onOrderAgain={() => {
            order.forget()
            checkAgain()
            setAbandonedUpTo(pending.sentAt)
          }}
        />
      )
    }
    return (
      <UnconfirmedOrder
        ordersHref={href({ to: '/member/orders' })}
        onSubmitAgain={() => {
          checkAgain()
          services.orders.remove(pending)
        }}
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
      // The learner has not accepted an agreement with another URL.
      defaultAgreed={services.drafts.get(agreementDraftKey(goods)) === agreement?.href}
      onAgreedChange={(isAgreed) =>
        services.drafts.set(agreementDraftKey(goods), isAgreed && agreement ? agreement.href : '')
      }
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
