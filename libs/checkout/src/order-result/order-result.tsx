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
  /** What was bought; left out when unknown. */
  goods?: { kind: 'course' | 'vip'; name: string; href: string }
  /** Where a waiting order is paid; left out when it cannot be any more. */
  payHref?: string
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

const Name = styled.p`
  font: ${token('type-subheading')};
  overflow-wrap: anywhere;
`

const Hint = styled.p`
  max-inline-size: 28em;
  color: ${token('text-muted')};
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
  unknown: { Icon: Clock3, title: messages.unknown, hint: messages.unknownHint },
} as const

/** How an order ended, in the server's view. */
export function OrderResult({
  status,
  total,
  goods,
  payHref,
  ordersHref,
  homeHref,
}: OrderResultProps): ReactElement {
  const { Icon, title, hint } = faces[status]
  return (
    <Root data-status={status}>
      <Icon size={56} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      {goods && <Name>{goods.name}</Name>}
      {status === 'paid' && total !== undefined && (
        <p>
          {messages.amountPaid} {formatYuan(total)}
        </p>
      )}
      <Hint role="status">{hint}</Hint>
      <Actions>
        {status === 'paid' && goods && (
          <ButtonLink href={goods.href}>
            {goods.kind === 'vip' ? messages.goToVip : messages.goToCourse}
          </ButtonLink>
        )}
        {status === 'waiting' && payHref !== undefined && (
          <ButtonLink href={payHref}>{messages.continuePay}</ButtonLink>
        )}
        {status === 'cancelled' && goods && (
          <ButtonLink href={goods.href}>{messages.backToGoods}</ButtonLink>
        )}
        <ButtonLink href={ordersHref} variant="secondary">
          {messages.myOrders}
        </ButtonLink>
        <ButtonLink href={homeHref} variant="ghost">
          {messages.home}
        </ButtonLink>
      </Actions>
    </Root>
  )
}
