import { Button, ButtonLink } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { NoticeCard } from '../notice-card/notice-card'

export interface UnconfirmedOrderProps {
  /** URL of the list of orders. */
  ordersHref: string
  /** Submits the order again, regardless of the first one. */
  onSubmitAgain: () => void
}

/** Warning that an order was submitted without a reply, so the server may have created it. */
export function UnconfirmedOrder({
  ordersHref,
  onSubmitAgain,
}: UnconfirmedOrderProps): ReactElement {
  const messages = useMessages()
  return (
    <NoticeCard
      isAnnounced
      title={messages.unconfirmedTitle}
      hint={messages.unconfirmedHint}
      actions={
        <>
          <Button onClick={onSubmitAgain}>{messages.submitAgain}</Button>
          <ButtonLink href={ordersHref} variant="secondary">
            {messages.myOrders}
          </ButtonLink>
        </>
      }
    />
  )
}
