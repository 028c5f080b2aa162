import type { Order } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, formatYuan, Link, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import { GoodsPicture } from './goods-picture'
import type { OrderGoods } from './order-list'

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
  & > :last-child {
    margin-inline-start: auto;
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
}

/** One order: what was bought, when, for how much, and what came back. */
export function OrderRow({ order, hrefForGoods }: OrderRowProps): ReactElement {
  return (
    <Root>
      <Line>
        <span>{messages.orderNo(order.orderNo)}</span>
        {order.createdAt !== null && (
          <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
        )}
        {order.statusText !== '' && <Badge tone="success">{order.statusText}</Badge>}
      </Line>
      {order.goods.length === 0 && <p>{messages.orderWithoutGoods}</p>}
      {order.goods.map((goods) => {
        const href = hrefForGoods(goods)
        const name = goods.name === '' ? messages.goodsUnnamed : goods.name
        return (
          <Goods key={`${goods.type} ${goods.id}`}>
            <GoodsPicture goods={goods} />
            <p>
              {href === null ? name : <Link href={href}>{name}</Link>}
              {goods.count > 1 && ` ${messages.goodsCount(goods.count)}`}
            </p>
          </Goods>
        )
      })}
      <Amounts>
        <div>
          <dt>{messages.orderAmount}</dt>
          <dd>{formatYuan(order.price)}</dd>
        </div>
        {order.refundAmount > 0 && (
          <div>
            <dt>{messages.refunded}</dt>
            <dd>{formatYuan(order.refundAmount)}</dd>
          </div>
        )}
      </Amounts>
    </Root>
  )
}
