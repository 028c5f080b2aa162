import { formatDuration } from '@shuyuan/time-format'
import {
  Button,
  ButtonLink,
  Card,
  ErrorBlock,
  Price,
  QrCode,
  token,
  VisuallyHidden,
} from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { useSecondsLeft } from './use-seconds-left'

/** Properties of {@link PaymentWaiting}. */
export interface PaymentWaitingProps {
  orderNo: string
  /** Drawn as a QR code exactly as it came. */
  payUrl: string
  /** Yuan to pay; `null` when unknown. */
  total: number | null
  /** When the payment address dies, ms since the epoch. */
  deadline: number
  isCancelled: boolean
  /** A question of the learner (我已支付) is under way. */
  checking: boolean
  /** The learner asked and the order is still unpaid. */
  stillUnpaid: boolean
  /** The state could not be asked for. */
  error?: string
  onCheck: () => void
  onCancel: () => void
  /** Back to what was to be bought. */
  goodsHref: string
}

const Root = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  max-inline-size: 480px;
  margin-inline: auto;
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

const Muted = styled.p`
  color: ${token('text-muted')};
  overflow-wrap: anywhere;
`

/** The QR code to pay with, what it costs, and how long it can be paid. */
export function PaymentWaiting(props: PaymentWaitingProps): ReactElement {
  const secondsLeft = useSecondsLeft(props.deadline)
  if (props.isCancelled || secondsLeft === 0) {
    return (
      <Root>
        <p role="status">{props.isCancelled ? messages.cancelledOrder : messages.expiredOrder}</p>
        <ButtonLink href={props.goodsHref}>{messages.backToGoods}</ButtonLink>
      </Root>
    )
  }
  return (
    <Root>
      <p>{messages.scanToPay}</p>
      <QrCode value={props.payUrl} label={messages.qrLabel} size={200} />
      {props.total !== null && <Price yuan={props.total} />}
      <Muted>
        {messages.orderNo} {props.orderNo}
      </Muted>
      <Muted role="timer">{messages.remaining(formatDuration(secondsLeft))}</Muted>
      <VisuallyHidden role="status">{nearEnd(secondsLeft)}</VisuallyHidden>
      <Actions>
        <Button loading={props.checking} onClick={props.onCheck}>
          {messages.paidAlready}
        </Button>
        <Button variant="secondary" onClick={props.onCancel}>
          {messages.cancel}
        </Button>
      </Actions>
      <ButtonLink href={props.payUrl} variant="ghost" size="sm" newTab>
        {messages.openCashier}
      </ButtonLink>
      <div role="status">{props.stillUnpaid && messages.notPaidYet}</div>
      {props.error !== undefined && <ErrorBlock message={props.error} onRetry={props.onCheck} />}
    </Root>
  )
}

/** What is heard of the passing time: only that little is left, twice. */
function nearEnd(secondsLeft: number): string {
  const minutes = [1, 5].find((threshold) => secondsLeft <= threshold * 60)
  return minutes === undefined ? '' : messages.minutesToPay(minutes)
}
