import { Badge, ButtonLink, formatYuan, Section, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ListCard } from '../list-card/list-card'
import { useMessages } from '../member-locale-provider/use-messages'
import {
  OrderAction,
  OrderDetail,
  OrderGrid,
  OrderName,
  OrderSums,
} from '../order-list/order-layout'
import { OrderNumber } from '../order-list/order-number'

/** An order that was made on this device and did not end. */
export interface PendingOrder {
  orderNo: string
  /** What it is for. */
  name: string
  /** To pay, in yuan. */
  total: number
  /** For how long it can still be paid, in whole minutes; `null` when its code is over. */
  minutesLeft: number | null
  /** Where it is paid, or asked after. */
  href: string
}

/** Properties of {@link PendingOrders}. */
export interface PendingOrdersProps {
  /** Newest first; nothing is shown without any. */
  orders: PendingOrder[]
}

const Root = styled(Section)`
  & h2 {
    font: ${token('type-subheading')};
  }
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** Orders that wait for payment; the server lists only paid ones. */
export function PendingOrders({ orders }: PendingOrdersProps): ReactElement | null {
  const messages = useMessages()
  if (orders.length === 0) return null
  return (
    <Root title={messages.pendingOrders}>
      <ListCard>
        {orders.map(({ orderNo, name, total, minutesLeft, href }) => (
          <li key={orderNo}>
            <OrderGrid>
              <div>
                <OrderName>{name === '' ? messages.goodsUnnamed : name}</OrderName>
                <OrderDetail>
                  <OrderNumber orderNo={orderNo} />
                  {minutesLeft === null ? (
                    <Badge>{messages.pendingOver}</Badge>
                  ) : (
                    <Badge tone="warning">{messages.pendingLeft(minutesLeft)}</Badge>
                  )}
                </OrderDetail>
                {minutesLeft === null && <Hint>{messages.pendingTransfer}</Hint>}
              </div>
              <OrderSums>
                <div>
                  <dt>{messages.pendingTotal}</dt>
                  <dd>
                    <strong>{formatYuan(total)}</strong>
                  </dd>
                </div>
              </OrderSums>
              <OrderAction>
                {minutesLeft === null ? (
                  <ButtonLink href={href} size="sm" variant="secondary">
                    {messages.pendingLook}
                  </ButtonLink>
                ) : (
                  <ButtonLink href={href} size="sm">
                    {messages.pendingPay}
                  </ButtonLink>
                )}
              </OrderAction>
            </OrderGrid>
          </li>
        ))}
      </ListCard>
    </Root>
  )
}
