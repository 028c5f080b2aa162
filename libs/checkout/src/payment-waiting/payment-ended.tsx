import { Button, ButtonLink, EmptyState } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { messages } from '../messages'

interface PaymentEndedProps {
  reason: 'cancelled' | 'expired'
  goodsHref: string
  checking: boolean
  onCheck: () => void
  /** What the last question brought. */
  answer: ReactNode
}

/** Nothing can be paid any more; somebody who paid at the last moment can still ask. */
export function PaymentEnded(props: PaymentEndedProps): ReactElement {
  const isExpired = props.reason === 'expired'
  return (
    <>
      <EmptyState
        title={isExpired ? messages.expiredOrder : messages.cancelledOrder}
        hint={isExpired ? messages.expiredHint : messages.cancelledHint}
        action={<ButtonLink href={props.goodsHref}>{messages.backToGoods}</ButtonLink>}
      />
      {isExpired && (
        <Button variant="secondary" loading={props.checking} onClick={props.onCheck}>
          {messages.paidAlready}
        </Button>
      )}
      <div role="status">{props.answer}</div>
    </>
  )
}
