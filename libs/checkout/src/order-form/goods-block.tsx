import { Badge, Price, TitleText, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsImage } from '../goods-image/goods-image'

/** Goods of an order, as the server describes them. */
export interface OrderGoods {
  kind: 'course' | 'vip'
  name: string
  cover: string | null
  /** In yuan. */
  price: number
  /** Duration of a plan; omitted for courses. */
  days?: number
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space-4')};
`

const Image = styled(GoodsImage)`
  flex: 0 1 clamp(96px, 24%, 176px);
`

/* Wraps below the image if large text leaves too little room. */
const Words = styled.div`
  display: grid;
  flex: 1 1 8em;
  justify-items: start;
  gap: ${token('space-2')};
  & h2 {
    font: ${token('type-subtitle')};
    overflow-wrap: anywhere;
  }
`

const Muted = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** The goods to buy. */
export function GoodsBlock({ goods }: { goods: OrderGoods }): ReactElement {
  const messages = useMessages()
  return (
    <Root aria-label={messages.goods}>
      <Image goods={goods} />
      <Words>
        {goods.kind === 'vip' ? (
          <Badge tone="member">{messages.kindVip}</Badge>
        ) : (
          <Badge tone="accent">{messages.kindCourse}</Badge>
        )}
        <h2>
          <TitleText>{goods.name}</TitleText>
        </h2>
        {goods.days !== undefined && <Muted>{messages.days(goods.days)}</Muted>}
        <Price yuan={goods.price} />
      </Words>
    </Root>
  )
}
