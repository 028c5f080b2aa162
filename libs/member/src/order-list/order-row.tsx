import type { Order } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { Badge, ButtonLink, formatYuan, Link, TitleText, token, VisuallyHidden } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import type { MemberLocale } from '../messages'
import { useMessages } from '../member-locale-provider/use-messages'
import { GoodsImage, type OrderGoods } from './goods-image'
import {
  OrderAction,
  OrderDetail,
  OrderGrid,
  OrderName,
  OrderSums,
  OrderThing,
} from './order-layout'
import { OrderNumber } from './order-number'

const AllGoods = styled.div`
  display: grid;
  gap: ${token('space-3')};
`

interface OrderRowProps {
  order: Order
  hrefForGoods: (goods: OrderGoods) => string | null
  /** Yuan after the discount; `null` if unknown. */
  paid: number | null
  isRemoved: ((goods: OrderGoods) => boolean) | undefined
}

/** Rounds to cents, because refund totals are sums of floats: 0.1 + 0.2 is 0.30. */
const toCents = (yuan: number) => Math.max(0, Math.round(yuan * 100)) / 100

/** Label of a refund. Below the price, it is a full or partial refund only if the amount paid is known. */
function refundOf(refunded: number, price: number, paid: number | null) {
  if (refunded >= toCents(paid ?? price)) return 'refundedAll'
  return paid === null ? 'refundedSome' : 'refundedPart'
}

/** One order: goods, number, amount, refund and link. */
export function OrderRow({ order, hrefForGoods, isRemoved, paid }: OrderRowProps): ReactElement {
  const messages = useMessages()
  const refunded = toCents(order.refundAmount)
  const refund = refunded > 0 ? refundOf(refunded, order.price, paid) : null
  const standing = refund === null ? order.statusText : messages[refund]
  const goods = order.goods.map((one) => {
    const isGone = isRemoved?.(one) ?? false
    return { ...one, isGone, href: isGone ? null : hrefForGoods(one) }
  })
  const [open] = goods.filter(({ href }) => href !== null)
  const detail = (
    <OrderDetail>
      <OrderNumber orderNo={order.orderNo} />
      {order.createdAt !== null && (
        <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
      )}
      {refund !== null ? <Badge>{standing}</Badge> : standing !== '' && <span>{standing}</span>}
    </OrderDetail>
  )
  return (
    <OrderGrid>
      <AllGoods>
        {goods.length === 0 && (
          <div>
            <OrderName>{messages.orderWithoutGoods}</OrderName>
            {detail}
          </div>
        )}
        {goods.map((one, index) => (
          // An order may contain the same item twice.
          <OrderThing key={`${one.type} ${one.id} ${index}`}>
            <GoodsImage goods={one} />
            <OrderName>
              {nameOf(one, messages)}
              {one.isGone && <Badge>{messages.goodsRemoved}</Badge>}
            </OrderName>
            {index === 0 && detail}
          </OrderThing>
        ))}
      </AllGoods>
      <Sums price={order.price} paid={paid} refunded={refunded} />
      {open?.href && refund !== 'refundedAll' && (
        <OrderAction>
          <ButtonLink href={open.href} size="sm" variant="secondary">
            {open.type === 'ROLE' ? messages.orderToVip : messages.orderToCourse}
          </ButtonLink>
        </OrderAction>
      )}
    </OrderGrid>
  )
}

function nameOf(
  { name, href, count }: OrderGoods & { href: string | null },
  { goodsUnnamed, goodsCount }: MemberLocale,
): ReactNode {
  const shown = name === '' ? goodsUnnamed : name
  const times = count > 1 ? ` ${goodsCount(count)}` : ''
  if (href === null) return <span>{shown + times}</span>
  return (
    <>
      <Link href={href}>
        <TitleText>{shown}</TitleText>
      </Link>
      {times !== '' && <span>{times}</span>}
    </>
  )
}

interface SumsProps {
  /** Yuan, before the discount. */
  price: number
  /** Yuan; `null` if unknown. */
  paid: number | null
  /** Yuan. */
  refunded: number
}

/** Amount paid, with the original price if it was higher. Only the price if the amount is unknown. */
function Sums({ price, paid, refunded }: SumsProps): ReactElement {
  const messages = useMessages()
  return (
    <OrderSums>
      <div>
        <dt>{paid === null ? messages.orderAmount : messages.orderPaid}</dt>
        <dd>
          <strong>{formatYuan(paid ?? price)}</strong>
        </dd>
        {paid !== null && toCents(paid) < toCents(price) && (
          <dd>
            <VisuallyHidden>{messages.orderAmount} </VisuallyHidden>
            <del>{formatYuan(price)}</del>
          </dd>
        )}
      </div>
      {refunded > 0 && (
        <div>
          <dt>{messages.refunded}</dt>
          <dd>{formatYuan(refunded)}</dd>
        </div>
      )}
    </OrderSums>
  )
}
