import { Button, ButtonLink, formatYuan, token } from '@shuyuan/ui'
import { CircleCheck, CircleX, Clock3 } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { SupportNote } from '../support-note/support-note'

/** Properties of {@link OrderResult}. */
export interface OrderResultProps {
  /**
   * Status of the order on the server. `paid`: what was bought can be used; `opening`: not yet; `delayed`:
   * still not, after it was waited for.
   */
  status: 'paid' | 'opening' | 'delayed' | 'waiting' | 'canceled' | 'unknown'
  /** Left out when unknown. */
  orderNo?: string
  /** A waiting order was waited for long enough. */
  isOverdue?: boolean
  /** Time of day of the last check that found no payment. */
  checkedAt?: string | null
  /** A question of the learner is under way. */
  isChecking?: boolean
  /** Asks again, once it is no longer asked by itself. */
  onCheck?: () => void
  /** The school's contact page; `null` without one. */
  supportHref?: string | null
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
  opening: { Icon: CircleCheck, title: messages.success, hint: messages.openingHint },
  delayed: { Icon: CircleCheck, title: messages.success, hint: messages.delayedHint },
  overdue: { Icon: Clock3, title: messages.overdue, hint: messages.overdueHint },
  waiting: { Icon: Clock3, title: messages.waiting, hint: messages.waitingHint },
  canceled: { Icon: CircleX, title: messages.canceledOrder, hint: messages.canceledHint },
  unknown: { Icon: Clock3, title: messages.unknown, hint: messages.unknownHint },
} as const

/** How an order ended, in the server's view. */
export function OrderResult(props: OrderResultProps): ReactElement {
  const { status, total, goods, payHref, orderNo, checkedAt, supportHref = null } = props
  const face = status === 'waiting' && props.isOverdue ? 'overdue' : status
  const { Icon, title } = faces[face]
  const isPaid = status === 'paid' || status === 'opening' || status === 'delayed'
  const isOver = face === 'overdue' || face === 'delayed'
  return (
    <Root data-status={isPaid ? 'paid' : status}>
      <Icon size={56} strokeWidth={1.5} aria-hidden />
      <h1>{title}</h1>
      {goods && <Name>{goods.name}</Name>}
      {isPaid && total !== undefined && (
        <p>
          {messages.amountPaid} {formatYuan(total)}
        </p>
      )}
      <Hint role="status">{hintOf()}</Hint>
      {orderNo !== undefined && (isOver || face === 'canceled') && (
        <SupportNote orderNo={orderNo} href={supportHref} />
      )}
      <Actions>
        {isOver && props.onCheck && (
          <Button loading={props.isChecking} onClick={props.onCheck}>
            {messages.checkAgain}
          </Button>
        )}
        {status === 'paid' && goods && (
          <ButtonLink href={goods.href}>
            {goods.kind === 'vip' ? messages.goToVip : messages.goToCourse}
          </ButtonLink>
        )}
        {status === 'waiting' && payHref !== undefined && (
          <ButtonLink href={payHref} variant={isOver ? 'secondary' : 'primary'}>
            {messages.continuePay}
          </ButtonLink>
        )}
        {status === 'canceled' && goods && (
          <ButtonLink href={goods.href}>{messages.backToGoods}</ButtonLink>
        )}
        <ButtonLink href={props.ordersHref} variant="secondary">
          {messages.myOrders}
        </ButtonLink>
        <ButtonLink href={props.homeHref} variant="ghost">
          {messages.home}
        </ButtonLink>
      </Actions>
    </Root>
  )

  function hintOf(): string {
    if (face === 'overdue' && checkedAt) return messages.notPaidYet(checkedAt)
    // Of goods that are not known it is not known either whether they can be used.
    return face === 'paid' && goods === undefined ? messages.unknownHint : faces[face].hint
  }
}
