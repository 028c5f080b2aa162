import { Button, ButtonLink, Card, formatYuan, media, Seal, token } from '@shuyuan/ui'
import { CircleCheck, CircleX, Clock } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import type { CheckoutLocale } from '../messages'
import { SupportNote } from '../support-note/support-note'
import { ResultGoodsView, type ResultGoods } from './result-goods'

export interface OrderResultProps {
  /**
   * Status of the order on the server. `paid`: the goods can be used. `delivering`: not yet.
   * `deliveryDelayed`: still not, after waiting for them.
   */
  status: 'paid' | 'delivering' | 'deliveryDelayed' | 'waiting' | 'canceled' | 'unknown'
  /** Omit it if unknown. */
  orderNo?: string
  /** Whether the app stopped waiting for the payment. */
  isOverdue?: boolean
  /** Time of day of the last check that found no payment. */
  checkedAt?: string | null
  /** True while a manual check is pending. */
  isChecking?: boolean
  /** Checks again, once automatic checks have ended. */
  onCheck?: () => void
  /** URL of the school's contact page, or `null`. */
  supportHref?: string | null
  /** In yuan. Omit it if unknown. */
  total?: number
  /** Goods of the order. Omit it if unknown. */
  goods?: ResultGoods
  /** URL to pay a pending order. Omit it if it can no longer be paid. */
  payHref?: string
  /** URL of the list of orders. */
  ordersHref: string
  /** URL of the home page. */
  homeHref: string
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  max-inline-size: ${token('text-width')};
  margin-inline: auto;
  ${media.md} {
    padding: ${token('space-7')};
  }
  ${media.lg} {
    &:has([data-goods]) {
      grid-template-rows: 1fr auto 1fr;
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      column-gap: ${token('space-8')};
      max-inline-size: 880px;
      overflow: clip;
      padding: ${token('space-9')} ${token('space-8')};
    }
    & > * {
      grid-column: -2;
      align-self: start;
    }
    & > :first-child {
      align-self: end;
    }
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${token('space-4')};
  & > svg {
    color: ${token('text-subtle')};
  }
  [data-status='paid'] > & > svg {
    color: ${token('success')};
  }
  & > h1 {
    align-self: center;
    font: ${token('type-heading')};
    ${media.lg} {
      font: ${token('type-title')};
    }
  }
`

const Hint = styled.p`
  grid-column: 2;
  color: ${token('text-muted')};
`

/** Aligns the text of the last action with the edge of the column. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-3')};
  & > :last-child {
    margin-inline: auto calc(-1 * ${token('space-5')});
  }
`

const viewsOf = (messages: CheckoutLocale) => ({
  paid: { Icon: CircleCheck, title: messages.success, hint: messages.successHint },
  delivering: { Icon: CircleCheck, title: messages.success, hint: messages.openingHint },
  deliveryDelayed: { Icon: CircleCheck, title: messages.success, hint: messages.delayedHint },
  overdue: { Icon: Clock, title: messages.paymentOverdue, hint: messages.overdueHint },
  waiting: { Icon: Clock, title: messages.waiting, hint: messages.waitingHint },
  canceled: { Icon: CircleX, title: messages.canceledOrder, hint: messages.canceledHint },
  unknown: { Icon: Clock, title: messages.unknown, hint: messages.unknownHint },
})

/** Result of an order, according to the server. */
export function OrderResult(props: OrderResultProps): ReactElement {
  const { status, total, goods, payHref, orderNo, checkedAt, supportHref = null } = props
  const messages = useMessages()
  const view = status === 'waiting' && props.isOverdue ? 'overdue' : status
  const { Icon, title, hint } = viewsOf(messages)[view]
  const isPaid = status === 'paid' || status === 'delivering' || status === 'deliveryDelayed'
  const paid = isPaid ? total : undefined
  const isOver = view === 'overdue' || view === 'deliveryDelayed'
  return (
    <Root data-status={isPaid ? 'paid' : status}>
      <Head>
        {status === 'paid' && goods ? (
          <Seal size="md" id={goods.name.length} isNew>
            {messages.boughtSeal}
          </Seal>
        ) : (
          <Icon size={40} strokeWidth={1.5} aria-hidden />
        )}
        <h1>{title}</h1>
        <Hint role="status">{hintOf()}</Hint>
      </Head>
      {goods && <ResultGoodsView goods={goods} paid={paid} isUsable={status === 'paid'} />}
      {!goods && paid !== undefined && (
        <p>
          {messages.amountPaid} {formatYuan(paid)}
        </p>
      )}
      {orderNo !== undefined && (isOver || view === 'canceled') && (
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
    if (view === 'overdue' && checkedAt) return messages.notPaidYet(checkedAt)
    // Without known goods, it is also unknown whether they can be used.
    return view === 'paid' && goods === undefined ? messages.unknownHint : hint
  }
}
