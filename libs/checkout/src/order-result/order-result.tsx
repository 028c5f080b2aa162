import { ButtonLink, formatYuan, token } from '@shuyuan/ui'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'

/** Properties of {@link OrderResult}. */
export interface OrderResultProps {
  /** What the server says of the order; success is claimed only for `paid`. */
  status: 'paid' | 'waiting' | 'cancelled' | 'unknown'
  /** Yuan; left out when unknown. */
  total?: number
  ordersHref: string
  homeHref: string
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  padding-block: ${token('space-8')};
  text-align: center;
  & svg {
    color: ${token('text-subtle')};
  }
  &[data-status='paid'] svg {
    color: ${token('success')};
  }
  & h1 {
    font-size: ${token('text-2xl')};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

const faces = {
  paid: { Icon: CircleCheck, title: messages.success, hint: messages.successHint },
  waiting: { Icon: Clock3, title: messages.waiting, hint: messages.waitingHint },
  cancelled: { Icon: CircleX, title: messages.cancelledOrder, hint: messages.cancelledHint },
  unknown: { Icon: Clock3, title: messages.unknown, hint: messages.waitingHint },
} as const

/** How an order ended, in the server's view. */
export function OrderResult({
  status,
  total,
  ordersHref,
  homeHref,
}: OrderResultProps): ReactElement {
  const { Icon, title, hint } = faces[status]
  return (
    <Root data-status={status}>
      <Icon size={56} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      {status === 'paid' && total !== undefined && (
        <p>
          {messages.amountPaid} {formatYuan(total)}
        </p>
      )}
      <p>{hint}</p>
      <Actions>
        <ButtonLink href={ordersHref}>{messages.myOrders}</ButtonLink>
        <ButtonLink href={homeHref} variant="secondary">
          {messages.home}
        </ButtonLink>
      </Actions>
    </Root>
  )
}
