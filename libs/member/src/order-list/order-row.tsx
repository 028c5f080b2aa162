import type { Order } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, formatYuan, Link, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { CopyButton } from '../copy-button/copy-button'
import { messages } from '../messages'
import { GoodsImage } from './goods-image'
import type { OrderGoods } from './goods-image'

const Root = styled.div`
  display: grid;
  gap: ${token('space-3')};
  padding: ${token('space-4')} ${token('space-5')};
`

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-4')};
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
  font-variant-numeric: tabular-nums;
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`

const OrderNo = styled.span`
  display: inline-flex;
  align-items: center;
  /* Its drawing, not its room for fingers, is what stands beside the number. */
  & > button {
    margin-inline: calc(-1 * ${token('space-2')});
  }
`

const Goods = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-4')};
  overflow-wrap: anywhere;
  & a {
    display: inline-block;
    padding-block: ${token('space-1')};
    color: ${token('text')};
    text-decoration: none;
  }
  & a:hover {
    color: ${token('accent-text')};
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    & a {
      padding-block: ${token('space-3')};
    }
  }
`

const Amounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space-1')} ${token('space-5')};
  margin: 0;
  color: ${token('text-muted')};
  & > div {
    display: flex;
    gap: ${token('space-2')};
  }
  & dd {
    margin: 0;
    color: ${token('text')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`

interface OrderRowProps {
  order: Order
  hrefForGoods: (goods: OrderGoods) => string | null
  /** Yuan after the discount; `null` when not known. */
  paid: number | null
  isRemoved: ((goods: OrderGoods) => boolean) | undefined
}

/** Sums of refunds come as floats: 0.1 + 0.2 is 0.30. */
const toCents = (yuan: number) => Math.max(0, Math.round(yuan * 100)) / 100

/** What a refund came to. Below the price it may be all that was paid, unless that is known. */
function refundWords(refunded: number, price: number, paid: number | null): string {
  if (refunded >= toCents(paid ?? price)) return messages.refundedAll
  return paid === null ? messages.refundedSome : messages.refundedPart
}

interface StandingProps {
  order: Order
  refunded: number
  paid: number | null
}

/** Paid, or what became of the payment. */
function Standing({ order, refunded, paid }: StandingProps): ReactElement | null {
  if (refunded > 0) return <Badge>{refundWords(refunded, order.price, paid)}</Badge>
  return order.statusText === '' ? null : <Badge tone="success">{order.statusText}</Badge>
}

/** One order: what was bought, when, for how much, and what came back. */
export function OrderRow({ order, hrefForGoods, isRemoved, paid }: OrderRowProps): ReactElement {
  const refunded = toCents(order.refundAmount)
  return (
    <Root>
      <Line>
        <OrderNo>
          {messages.orderNo(order.orderNo)}
          <CopyButton text={order.orderNo} label={messages.copyOrderNo} />
        </OrderNo>
        {order.createdAt !== null && (
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        )}
        <Standing order={order} refunded={refunded} paid={paid} />
      </Line>
      {order.goods.length === 0 && <p>{messages.orderWithoutGoods}</p>}
      {order.goods.map((goods, index) => {
        const isGone = isRemoved?.(goods) ?? false
        const href = isGone ? null : hrefForGoods(goods)
        const name = goods.name === '' ? messages.goodsUnnamed : goods.name
        return (
          // Nothing keeps the same thing from standing twice in an order.
          <Goods key={`${goods.type} ${goods.id} ${index}`}>
            <GoodsImage goods={goods} />
            <p>
              {href === null ? name : <Link href={href}>{name}</Link>}
              {goods.count > 1 && ` ${messages.goodsCount(goods.count)}`}
              {isGone && (
                <>
                  {' '}
                  <Badge>{messages.goodsRemoved}</Badge>
                </>
              )}
            </p>
          </Goods>
        )
      })}
      <Amounts>
        <div>
          <dt>{messages.orderAmount}</dt>
          <dd>{formatYuan(order.price)}</dd>
        </div>
        {paid !== null && toCents(paid) < toCents(order.price) && (
          <div>
            <dt>{messages.orderPaid}</dt>
            <dd>{formatYuan(paid)}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div>
            <dt>{messages.refunded}</dt>
            <dd>{formatYuan(refunded)}</dd>
          </div>
        )}
      </Amounts>
    </Root>
  )
}
