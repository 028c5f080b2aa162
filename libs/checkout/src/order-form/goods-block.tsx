import { Badge, Card, Cover, Price, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import type { OrderGoods } from './order-form'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-4')};
  @media (max-width: 400px) {
    grid-template-columns: 1fr;
  }
`

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-md')};
`

const VipPicture = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${token('accent-soft')};
  color: ${token('accent-text')};
`

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token('space-2')};
  & h2 {
    font-size: ${token('text-lg')};
    overflow-wrap: anywhere;
  }
`

const Muted = styled.p`
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

/** What is about to be bought. */
export function GoodsBlock({ goods }: { goods: OrderGoods }): ReactElement {
  return (
    <Root forwardedAs="section" aria-label={messages.goods}>
      <Picture>
        {goods.kind === 'vip' ? (
          <VipPicture>
            <Crown size={32} aria-hidden />
          </VipPicture>
        ) : (
          <Cover src={goods.cover} alt="" title={goods.name} ratio={16 / 9} />
        )}
      </Picture>
      <Words>
        <Badge tone="accent">{goods.kind === 'vip' ? messages.kindVip : messages.kindCourse}</Badge>
        <h2>{goods.name}</h2>
        {goods.days !== undefined && <Muted>{messages.days(goods.days)}</Muted>}
        <Price yuan={goods.price} />
      </Words>
    </Root>
  )
}
