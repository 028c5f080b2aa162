import { Button, ButtonLink, EmptyState, token } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { CheckoutLocale } from '../messages'
import { SupportNote } from '../support-note/support-note'

interface PaymentEndedProps {
  reason: 'paid' | 'canceled' | 'expired'
  orderNo: string
  goodsHref: string
  ordersHref: string
  orderAgainHref: string | null
  supportHref: string | null
  isChecking: boolean
  onCheck: () => void
  /** Result of the last check. */
  answer: ReactNode
}

const textsOf = (messages: CheckoutLocale) => ({
  paid: { title: messages.success, hint: messages.deliveringHint },
  canceled: { title: messages.canceledOrder, hint: messages.canceledHint },
  expired: { title: messages.expiredOrder, hint: messages.expiredHint },
})

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/**
 * View of an order that can no longer be paid. Learners who have paid can still check, and find the
 * order.
 */
export function PaymentEnded(props: PaymentEndedProps): ReactElement {
  const { reason, orderAgainHref } = props
  const messages = useMessages()
  return (
    <>
      <EmptyState
        {...textsOf(messages)[reason]}
        action={reason === 'expired' ? whenExpired() : backToGoods()}
      />
      <div role="status">{props.answer}</div>
      {reason !== 'paid' && <SupportNote orderNo={props.orderNo} href={props.supportHref} />}
    </>
  )

  function backToGoods() {
    return <ButtonLink href={props.goodsHref}>{messages.backToGoods}</ButtonLink>
  }

  function whenExpired() {
    return (
      <Actions>
        <ButtonLink href={props.ordersHref}>{messages.myOrders}</ButtonLink>
        <Button variant="secondary" loading={props.isChecking} onClick={props.onCheck}>
          {messages.paidAlready}
        </Button>
        {orderAgainHref !== null && (
          <ButtonLink href={orderAgainHref} variant="ghost">
            {messages.orderAgain}
          </ButtonLink>
        )}
      </Actions>
    )
  }
}
