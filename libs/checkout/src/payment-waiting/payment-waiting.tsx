import { formatDuration } from '@shuyuan/time-format'
import { Button, ButtonLink, Card, media, QrCode, token, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { CheckoutLocale } from '../locales/checkout-locale'
import { SupportNote } from '../support-note/support-note'
import { PaymentAmounts } from './payment-amounts'
import { PaymentEnded } from './payment-ended'
import { useRemainingSeconds } from './use-remaining-seconds'

/** Properties of {@link PaymentWaiting}. */
export interface PaymentWaitingProps {
  orderNo: string
  /** What is paid for; left out when unknown. */
  name?: string
  /** Drawn as a QR code exactly as it came; an http or https URL. */
  payUrl: string
  /** Yuan to pay, as the server said; `null` when unknown. */
  total: number | null
  /** Yuan that a promo code takes off; nothing is shown for 0. */
  discount?: number
  /** When the payment URL dies, ms since the epoch. */
  deadline: number
  /** How it ended, as the server said; nothing can be paid then. `null` while it waits. */
  end: 'paid' | 'canceled' | null
  /** A question of the learner (我已支付) is under way. */
  isChecking: boolean
  /** Time of day of the last check that found no payment; `null` before the first. */
  checkedAt: string | null
  /** Why the state could not be asked for. */
  error?: string
  onCheck: () => void
  onCancel: () => void
  /** Back to what was to be bought. */
  goodsHref: string
  /** Where an order is found again that outlives its code, as one paid by transfer does. */
  ordersHref: string
  /** Where the same is ordered anew; `null` when that is not known. */
  orderAgainHref: string | null
  /** The school's contact page; `null` without one. */
  supportHref: string | null
}

const Ended = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  text-align: center;
`

/** In a wide window the code stands beside the words, so that all of it is seen at once. */
const Root = styled(Card)`
  display: grid;
  gap: ${token('space-4')};
  text-align: center;
  ${media.md} {
    grid-template-rows: repeat(6, auto) 1fr;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${token('space-4')} ${token('space-7')};
    padding: ${token('space-6')};
    text-align: start;
    & > * {
      grid-column: 2;
    }
  }
`

/** On a phone the code cannot be scanned, so the link comes first; elsewhere the code comes first. */
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
    padding-inline-end: ${token('space-7')};
    border-inline-end: 1px solid ${token('border')};
    text-align: center;
    & > a {
      order: 1;
    }
  }
`

const DesktopHint = styled.p`
  display: none;
  ${media.md} {
    display: block;
  }
`

const Hand = styled.p`
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
  /* The text of the second ends on the edge of the column. */
  ${media.md} {
    justify-content: space-between;
    & > :last-child {
      margin-inline-end: calc(-1 * ${token('space-5')});
    }
  }
  ${media.below.md} {
    /* The link to the cashier is the loud one there. */
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

/** The QR code to pay with, what it costs, and how long it can be paid. */
export function PaymentWaiting(props: PaymentWaitingProps): ReactElement {
  const { isChecking, checkedAt, error } = props
  const messages = useMessages()
  const secondsLeft = useRemainingSeconds(props.deadline)
  const answer = checkedAt !== null && (
    <Muted>{isChecking ? messages.checking : messages.notPaidYet(checkedAt)}</Muted>
  )
  const end = props.end ?? (secondsLeft === 0 ? 'expired' : null)
  if (end !== null) {
    return (
      <Ended>
        <PaymentEnded
          reason={end}
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
    <Root>
      <PaymentAmounts
        name={props.name}
        total={props.total}
        discount={props.discount ?? 0}
        orderNo={props.orderNo}
      />
      <Timer role="timer">{messages.remaining(formatDuration(secondsLeft))}</Timer>
      <VisuallyHidden role="status">{nearEnd(secondsLeft, messages.minutesToPay)}</VisuallyHidden>
      <Scan>
        <DesktopHint>{messages.scanToPay}</DesktopHint>
        <ButtonLink href={props.payUrl} variant="secondary" newTab>
          {messages.openCashier}
        </ButtonLink>
        <Hand>{messages.scanElsewhere}</Hand>
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
      <Muted>{messages.cancelHint}</Muted>
    </Root>
  )
}

/** What is heard of the passing time: only that little is left, twice. */
function nearEnd(secondsLeft: number, minutesToPay: CheckoutLocale['minutesToPay']): string {
  const minutes = [1, 5].find((threshold) => secondsLeft <= threshold * 60)
  return minutes === undefined ? '' : minutesToPay(minutes)
}
