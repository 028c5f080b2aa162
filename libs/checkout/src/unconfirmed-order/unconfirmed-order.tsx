import { Button, ButtonLink } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { NoticeCard } from '../notice-card/notice-card'

/** Properties of {@link UnconfirmedOrder}. */
export interface UnconfirmedOrderProps {
  ordersHref: string
  /** The learner wants to order once more, whatever became of the first. */
  onSubmitAgain: () => void
}

/** An order was sent, and it is unknown whether the server made it. */
export function UnconfirmedOrder({
  ordersHref,
  onSubmitAgain,
}: UnconfirmedOrderProps): ReactElement {
  const messages = useMessages()
  return (
    <NoticeCard
      isNews
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
