import { ButtonLink, EmptyState } from '@shuyuan/ui'
import * as messages from '../../page-messages'
import { orderHref, type WantedGoods } from '../order/read-goods'

/** Says that an order cannot be paid from here, and where to go instead. */
export function NothingToPay({ goods }: { goods: WantedGoods | null }) {
  return (
    <EmptyState
      picture="orders"
      title={messages.orderPayMissing}
      hint={messages.noLongerPayable}
      action={
        goods ? (
          <ButtonLink href={orderHref(goods)}>{messages.orderAgain}</ButtonLink>
        ) : (
          <ButtonLink href="/member/orders">{messages.orders}</ButtonLink>
        )
      }
    />
  )
}
