import { Badge, ButtonLink, formatYuan, media, Section, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ListCard } from '../list-card/list-card'
import { messages } from '../messages'

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

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-5')};
  padding: ${token('space-4')} ${token('space-5')};
`

const What = styled.div`
  display: grid;
  flex: 1 1 240px;
  gap: ${token('space-1')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > :nth-child(2) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space-1')} ${token('space-4')};
    color: ${token('text-muted')};
    font-size: ${token('text-sm')};
    font-variant-numeric: tabular-nums;
  }
`

const Name = styled.p`
  font-weight: 550;
`

const Hint = styled.p`
  color: ${token('text-muted')};
  font-size: ${token('text-sm')};
`

/** In a narrow place the total and the button share a line of their own, from edge to edge. */
const Due = styled.span`
  flex: 1 0 auto;
  ${media.md} {
    flex: none;
  }
`

const Total = styled.strong`
  font-size: ${token('text-lg')};
  font-variant-numeric: tabular-nums;
`

/** Orders that wait for payment; the server lists only paid ones. */
export function PendingOrders({ orders }: PendingOrdersProps): ReactElement | null {
  if (orders.length === 0) return null
  return (
    <Root title={messages.pendingOrders}>
      <ListCard>
        {orders.map(({ orderNo, name, total, minutesLeft, href }) => (
          <li key={orderNo}>
            <Row>
              <What>
                <Name>{name === '' ? messages.goodsUnnamed : name}</Name>
                <p>
                  {minutesLeft === null ? (
                    <Badge>{messages.pendingOver}</Badge>
                  ) : (
                    <Badge tone="warning">{messages.pendingLeft(minutesLeft)}</Badge>
                  )}
                  <span>{messages.orderNo(orderNo)}</span>
                </p>
                {minutesLeft === null && <Hint>{messages.pendingTransfer}</Hint>}
              </What>
              <Due>
                {messages.pendingTotal} <Total>{formatYuan(total)}</Total>
              </Due>
              {minutesLeft === null ? (
                <ButtonLink href={href} size="sm" variant="secondary">
                  {messages.pendingLook}
                </ButtonLink>
              ) : (
                <ButtonLink href={href} size="sm">
                  {messages.pendingPay}
                </ButtonLink>
              )}
            </Row>
          </li>
        ))}
      </ListCard>
    </Root>
  )
}
