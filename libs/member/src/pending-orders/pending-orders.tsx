import { Badge, ButtonLink, formatYuan, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowList } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'
import {
  OrderAction,
  OrderDetail,
  OrderGrid,
  OrderName,
  OrderSums,
} from '../order-list/order-layout'
import { OrderNumber } from '../order-list/order-number'
import { Subsection } from '../subsection/subsection'

/** An order that was created on this device and is not paid. */
export interface PendingOrder {
  orderNo: string
  /** Name of the goods. */
  name: string
  /** Amount due, in yuan. */
  total: number
  /** How long it can still be paid, in whole minutes; `null` after the QR code has expired. */
  minutesLeft: number | null
  /** URL of the payment or the order status; `null` if the member already owns the goods. */
  href: string | null
}

export interface PendingOrdersProps {
  /** Newest first. Renders nothing if empty. */
  orders: PendingOrder[]
}

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** Pending orders. The server only lists paid ones. */
export function PendingOrders({ orders }: PendingOrdersProps): ReactElement | null {
  const messages = useMessages()
  if (orders.length === 0) return null
  return (
    <Subsection title={messages.pendingOrders}>
      <RowList>
        {orders.map(({ orderNo, name, total, minutesLeft, href }) => (
          <li key={orderNo}>
            <OrderGrid>
              <div>
                <OrderName>{name === '' ? messages.goodsUnnamed : name}</OrderName>
                <OrderDetail>
                  <OrderNumber orderNo={orderNo} />
                  {href === null && <Badge tone="success">{messages.pendingOwned}</Badge>}
                  {href !== null && minutesLeft === null && <Badge>{messages.pendingOver}</Badge>}
                  {href !== null && minutesLeft !== null && (
                    <Badge tone="warning">{messages.pendingLeft(minutesLeft)}</Badge>
                  )}
                </OrderDetail>
                {href !== null && minutesLeft === null && <Hint>{messages.pendingTransfer}</Hint>}
              </div>
              <OrderSums>
                <div>
                  <dt>{messages.pendingTotal}</dt>
                  <dd>
                    <strong>{formatYuan(total)}</strong>
                  </dd>
                </div>
              </OrderSums>
              {href !== null && (
                <OrderAction>
                  <ButtonLink
                    href={href}
                    size="sm"
                    variant={minutesLeft === null ? 'secondary' : 'primary'}
                  >
                    {minutesLeft === null ? messages.pendingLook : messages.pendingPay}
                  </ButtonLink>
                </OrderAction>
              )}
            </OrderGrid>
          </li>
        ))}
      </RowList>
    </Subsection>
  )
}
