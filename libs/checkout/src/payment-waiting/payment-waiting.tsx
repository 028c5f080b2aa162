import { formatDuration } from '@shuyuan/time-format'
import { useSecondsLeft } from '@shuyuan/time-format/react'
import { Button, ButtonLink, Card, media, QrCode, token, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { CheckoutLocale } from '../messages'
import type { OrderGoods } from '../order-form/goods-block'
import { SupportNote } from '../support-note/support-note'
import { PaymentColumns } from './payment-columns'
import { PaymentEnded } from './payment-ended'
import { PaymentSummary } from './payment-summary'

export interface PaymentWaitingProps {
  /** Number of the order. */
  orderNo: string
  /** Goods of the order. Omit it if unknown. */
  goods?: Pick<OrderGoods, 'kind' | 'name' | 'cover'>
  /** HTTP(S) URL, encoded unchanged in the QR code. */
  payUrl: string
  /** Amount due in yuan, from the server; `null` if unknown. */
  total: number | null
  /** Discount of a promo code in yuan; hidden if 0. */
  discount?: number
  /** When the payment URL expires, in ms since 1970. */
  deadline: number
  /** Final status of the order, from the server. `null` while it is pending. */
  finalStatus: 'paid' | 'canceled' | null
  /** True while the manual payment check (我已支付) is pending. */
  isChecking: boolean
  /** Time of day of the last check that found no payment; `null` before the first. */
  checkedAt: string | null
  /** Error of the last status check. */
  error?: string
  /** Checks the payment when the learner presses 我已支付. */
  onCheck: () => void
  /** Leaves the payment. */
  onCancel: () => void
  /** URL of the goods. */
  goodsHref: string
  /**
   * URL of the learner's orders. An order is still there after
   * its QR code has expired, for example when paid by transfer.
   */
  ordersHref: string
  /** URL to order the same goods again; `null` if unknown. */
  orderAgainHref: string | null
  /** URL of the school's contact page, or `null`. */
  supportHref: string | null
}

const Ended = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
`

/** In a wide window the QR code is beside the text, so that everything is visible at once. */
const Root = styled(Card)`
  display: grid;
  gap: ${token('space-4')};
  text-align: center;
  ${media.md} {
    grid-template-rows: repeat(6, auto) 1fr;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token('space-4')} ${token('space-6')};
    padding: ${token('space-6')};
    text-align: start;
    & > * {
      grid-column: 2;
    }
  }
`

/**
 * A phone cannot scan its own screen, so the link comes first there; otherwise the QR code does.
 */
const Scan = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  & > a {
    inline-size: 100%;
    max-inline-size: 320px;
  }
  ${media.below.md} {
    && > a {
      background: ${token('accent-strong')};
      color: ${token('on-accent')};
    }
  }
  ${media.md} {
    grid-row: 1 / -1;
    grid-column: 1;
    align-content: center;
    padding-inline-end: ${token('space-6')};
    border-inline-end: 1px solid ${token('border')};
    & > a {
      order: 1;
    }
  }
`

const Heading = styled.h2`
  display: none;
  font: ${token('type-subtitle')};
  word-break: keep-all;
  ${media.md} {
    display: block;
  }
`

const PhoneHint = styled.p`
  color: ${token('text-muted')};
  ${media.md} {
    display: none;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
  /* Aligns the text of the second button with the edge of the column. */
  ${media.md} {
    justify-content: space-between;
    & > :last-child {
      margin-inline-end: calc(-1 * ${token('space-5')});
    }
  }
  ${media.below.md} {
    /* On a phone, the link to the cashier is the primary action. */
    && > button:first-child {
      border-color: ${token('border-strong')};
      background: ${token('surface-raised')};
      color: ${token('text')};
    }
  }
`

const Muted = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  text-wrap: balance;
  word-break: keep-all;
`

const Timer = styled.p`
  font-variant-numeric: tabular-nums;
`

const News = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  ${media.md} {
    justify-items: start;
  }
  &:empty {
    display: none;
  }
`

const Failure = styled.p`
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('warning-soft')};
  color: ${token('warning')};
`

/** Goods, amount due, QR code and remaining time of an order. */
export function PaymentWaiting(props: PaymentWaitingProps): ReactElement {
  const { isChecking, checkedAt, error } = props
  const messages = useMessages()
  const secondsLeft = useSecondsLeft(props.deadline)
  const answer = checkedAt !== null && (
    <Muted>{isChecking ? messages.checking : messages.notPaidYet(checkedAt)}</Muted>
  )
  const reason = props.finalStatus ?? (secondsLeft === 0 ? 'expired' : null)
  if (reason !== null) {
    return (
      <Ended>
        <PaymentEnded
          reason={reason}
          orderNo={props.orderNo}
          goodsHref={props.goodsHref}
          ordersHref={props.ordersHref}
          orderAgainHref={props.orderAgainHref}
          supportHref={props.supportHref}
          isChecking={isChecking}
          onCheck={props.onCheck}
          answer={answer}
        />
      </Ended>
    )
  }
  return (
    <PaymentColumns>
      <PaymentSummary
        goods={props.goods}
        total={props.total}
        discount={props.discount ?? 0}
        orderNo={props.orderNo}
      />
      <Root>
        <Heading>{messages.scanToPay}</Heading>
        <Timer role="timer">{messages.remaining(formatDuration(secondsLeft))}</Timer>
        <VisuallyHidden role="status">{nearEnd(secondsLeft, messages.minutesToPay)}</VisuallyHidden>
        <Scan>
          <ButtonLink href={props.payUrl} variant="secondary" newTab>
            {messages.openCashier}
          </ButtonLink>
          <PhoneHint>{messages.scanElsewhere}</PhoneHint>
          <QrCode value={props.payUrl} label={messages.qrLabel} size={224} />
        </Scan>
        <Actions>
          <Button loading={isChecking} onClick={props.onCheck}>
            {messages.paidAlready}
          </Button>
          <Button variant="ghost" onClick={props.onCancel}>
            {messages.cancel}
          </Button>
        </Actions>
        <News role="status">{answer}</News>
        {checkedAt !== null && <SupportNote orderNo={props.orderNo} href={props.supportHref} />}
        <News role="alert">
          {error !== undefined && (
            <>
              <Failure>{messages.connectionLost(error)}</Failure>
              <Button variant="secondary" size="sm" onClick={props.onCheck}>
                {messages.retry}
              </Button>
            </>
          )}
        </News>
        <Muted>{messages.staysUpdated}</Muted>
        <Muted>{messages.cancelHint}</Muted>
      </Root>
    </PaymentColumns>
  )
}

/** Announces each of the last five minutes. */
function nearEnd(secondsLeft: number, minutesToPay: CheckoutLocale['minutesToPay']): string {
  const minutes = Math.ceil(secondsLeft / 60)
  return minutes > 5 ? '' : minutesToPay(minutes)
}
