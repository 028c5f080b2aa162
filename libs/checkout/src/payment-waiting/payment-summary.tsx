import { Card, formatYuan, media, Price, TitleText, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsImage } from '../goods-image/goods-image'
import type { OrderGoods } from '../order-form/goods-block'

const Root = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${token('space-2')};
`

/** The image is beside the name, and above it in the narrow column of a wide window. */
const Goods = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-4')};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Name = styled.p`
  font: ${token('type-subheading')};
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

interface PaymentSummaryProps {
  goods: Pick<OrderGoods, 'kind' | 'name' | 'cover'> | undefined
  /** In yuan; `null` if unknown. */
  total: number | null
  /** In yuan. */
  discount: number
  orderNo: string
}

/** Goods and amounts, as the server reported them when the order was created. */
export function PaymentSummary({
  goods,
  total,
  discount,
  orderNo,
}: PaymentSummaryProps): ReactElement {
  const messages = useMessages()
  return (
    <Root forwardedAs="section" aria-label={messages.goods}>
      {goods && (
        <Goods>
          <GoodsImage goods={goods} />
          <Name>
            <TitleText>{goods.name}</TitleText>
          </Name>
        </Goods>
      )}
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
