import { Badge, Card, Cover, Price, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'

/** What is bought, as the server describes it. */
export interface OrderGoods {
  kind: 'course' | 'vip'
  name: string
  cover: string | null
  /** Yuan. */
  price: number
  /** How long a plan lasts; left out for courses. */
  days?: number
}

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')};
`

const Image = styled.div`
  flex: 0 1 clamp(96px, 24%, 176px);
  overflow: hidden;
  border-radius: ${token('radius-md')};
`

const VipImage = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${token('member-soft')};
  color: ${token('accent-text')};
`

/* Goes below the image when large type leaves it too little room. */
const Words = styled.div`
  display: grid;
  flex: 1 1 8em;
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
      <Image>
        {goods.kind === 'vip' ? (
          <VipImage>
            <Crown size={32} aria-hidden />
          </VipImage>
        ) : (
          <Cover src={goods.cover} alt="" title={goods.name} ratio={16 / 9} />
        )}
      </Image>
      <Words>
        {goods.kind === 'vip' ? (
          <Badge tone="member">{messages.kindVip}</Badge>
        ) : (
          <Badge tone="accent">{messages.kindCourse}</Badge>
        )}
        <h2>{goods.name}</h2>
        {goods.days !== undefined && <Muted>{messages.days(goods.days)}</Muted>}
        <Price yuan={goods.price} />
      </Words>
    </Root>
  )
}
