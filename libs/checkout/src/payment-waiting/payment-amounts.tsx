import { formatYuan, Price, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'

const Root = styled.div`
  display: grid;
  gap: ${token('space-2')};
`

const Name = styled.p`
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;
`

const Total = styled(Price)`
  font: ${token('type-figure')};
`

const Muted = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  overflow-wrap: anywhere;
`

interface PaymentAmountsProps {
  name: string | undefined
  /** In yuan; `null` if unknown. */
  total: number | null
  /** In yuan. */
  discount: number
  orderNo: string
}

/** Goods and amounts, as the server reported them when the order was created. */
export function PaymentAmounts({
  name,
  total,
  discount,
  orderNo,
}: PaymentAmountsProps): ReactElement {
  const messages = useMessages()
  return (
    <Root>
      {name !== undefined && <Name>{name}</Name>}
      {total === null ? <Muted>{messages.totalAtCashier}</Muted> : <Total yuan={total} />}
      {total !== null && discount > 0 && (
        <Muted>
          {messages.discount} <span translate="no">{`-${formatYuan(discount)}`}</span>
        </Muted>
      )}
      <Muted>
        {messages.orderNo} <span translate="no">{orderNo}</span>
      </Muted>
    </Root>
  )
}
