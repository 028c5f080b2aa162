import { Button, ButtonLink, EmptyState } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { messages } from '../messages'

interface PaymentEndedProps {
  reason: 'paid' | 'cancelled' | 'expired'
  goodsHref: string
  checking: boolean
  onCheck: () => void
  /** What the last question brought. */
  answer: ReactNode
}

const words = {
  paid: { title: messages.success, hint: messages.deliveringHint },
  cancelled: { title: messages.cancelledOrder, hint: messages.cancelledHint },
  expired: { title: messages.expiredOrder, hint: messages.expiredHint },
} as const

/** Nothing can be paid any more; somebody who paid at the last moment can still ask. */
export function PaymentEnded(props: PaymentEndedProps): ReactElement {
  const { title, hint } = words[props.reason]
  return (
    <>
      <EmptyState
        title={title}
        hint={hint}
        action={<ButtonLink href={props.goodsHref}>{messages.backToGoods}</ButtonLink>}
      />
      {props.reason === 'expired' && (
        <Button variant="secondary" loading={props.checking} onClick={props.onCheck}>
          {messages.paidAlready}
        </Button>
      )}
      <div role="status">{props.answer}</div>
    </>
  )
}
