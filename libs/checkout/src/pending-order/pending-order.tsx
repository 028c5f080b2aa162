import { formatDuration } from '@shuyuan/time-format'
import { useSecondsLeft } from '@shuyuan/time-format/react'
import { Button, ButtonLink, formatYuan, Price, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { isSameAmount } from '../money/money'
import { NoticeCard } from '../notice-card/notice-card'

export interface PendingOrderProps {
  /** Number of the order. */
  orderNo: string
  /** Name of the goods. */
  name: string
  /** Amount due in yuan, as the server reported it when the order was created. */
  total: number
  /**
   * Amount in yuan that the learner saw before. A different total must be confirmed before paying.
   */
  shownTotal: number
  /** When the QR code expires, in ms since 1970. The order itself expires later. */
  deadline: number
  /** URL of the payment page. */
  payHref: string
  /** URL of the learner's orders, for when the QR code has expired. */
  ordersHref: string
  /** Orders the same goods again. Omit it if that is not possible. */
  onOrderAgain?: () => void
  /** URL for learners who decline the new amount. */
  cancelHref: string
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  margin: 0;
  gap: ${token('space-2')} ${token('space-4')};
  & dt {
    color: ${token('text-muted')};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

const Name = styled.p`
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
`

const Small = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** Notice of an order that was created on this device and is still pending. */
export function PendingOrder(props: PendingOrderProps): ReactElement {
  const messages = useMessages()
  const { name, total, shownTotal } = props
  const secondsLeft = useSecondsLeft(props.deadline)
  const isOver = secondsLeft === 0
  const isChanged = !isOver && !isSameAmount(total, shownTotal)
  return (
    <NoticeCard
      isAnnounced={isChanged}
      title={title()}
      hint={hint()}
      actions={
        <>
          {isOver ? (
            <ButtonLink href={props.ordersHref}>{messages.myOrders}</ButtonLink>
          ) : (
            <ButtonLink href={props.payHref}>
              {isChanged ? messages.payNewAmount(formatYuan(total)) : messages.continuePay}
            </ButtonLink>
          )}
          {isChanged && (
            <ButtonLink href={props.cancelHref} variant="secondary">
              {messages.declineOrder}
            </ButtonLink>
          )}
          {props.onOrderAgain && (
            <Button variant={isChanged ? 'ghost' : 'secondary'} onClick={props.onOrderAgain}>
              {messages.orderAgain}
            </Button>
          )}
        </>
      }
    >
      <Name>{name}</Name>
      <Facts>
        {isChanged && (
          <>
            <dt>{messages.previousTotal}</dt>
            <dd>
              <s>{formatYuan(shownTotal)}</s>
            </dd>
          </>
        )}
        <dt>{isChanged ? messages.actualTotal : messages.total}</dt>
        <dd>
          <Price yuan={total} />
        </dd>
        <dt>{messages.orderNo}</dt>
        <dd>{props.orderNo}</dd>
      </Facts>
      {!isOver && <Small role="timer">{messages.remaining(formatDuration(secondsLeft))}</Small>}
      {props.onOrderAgain && <Small>{messages.orderAgainHint}</Small>}
    </NoticeCard>
  )

  function title(): string {
    if (isOver) return messages.expiredOrder
    return isChanged ? messages.changedTitle : messages.pendingTitle
  }

  function hint(): string {
    if (isOver) return messages.expiredHint
    return isChanged ? messages.changedHint : messages.pendingHint
  }
}
