import { formatDuration } from '@shuyuan/time-format'
import { Button, ButtonLink, formatYuan, Price, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { isSameAmount } from '../money/money'
import { NoticeCard } from '../notice-card/notice-card'
import { useRemainingSeconds } from '../payment-waiting/use-remaining-seconds'

/** Properties of {@link PendingOrder}. */
export interface PendingOrderProps {
  orderNo: string
  name: string
  /** Yuan to pay, as the server said when it made the order. */
  total: number
  /** Yuan that was shown to the learner before. A different amount is said before it is paid. */
  shownTotal: number
  /** When its code is over, ms since the epoch; the order itself lives longer. */
  deadline: number
  payHref: string
  /** Where the order is found again when its code is over. */
  ordersHref: string
  /** Called to order the same goods again; omitted where that is impossible. */
  onOrderAgain?: () => void
  /** Where those go who do not want the order at another amount. */
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

/** An order that was made on this device and still waits for its payment. */
export function PendingOrder(props: PendingOrderProps): ReactElement {
  const messages = useMessages()
  const { name, total, shownTotal } = props
  const secondsLeft = useRemainingSeconds(props.deadline)
  const isOver = secondsLeft === 0
  const isChanged = !isOver && !isSameAmount(total, shownTotal)
  return (
    <NoticeCard
      isNews={isChanged}
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
              {messages.leaveOrder}
            </ButtonLink>
          )}
          {props.onOrderAgain && (
            <Button variant={isChanged ? 'ghost' : 'secondary'} onClick={props.onOrderAgain}>
              {messages.orderAnew}
            </Button>
          )}
        </>
      }
    >
      <Name>{name}</Name>
      <Facts>
        {isChanged && (
          <>
            <dt>{messages.shownBefore}</dt>
            <dd>
              <s>{formatYuan(shownTotal)}</s>
            </dd>
          </>
        )}
        <dt>{isChanged ? messages.nowToPay : messages.total}</dt>
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
