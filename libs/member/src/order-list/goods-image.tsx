import type { Order } from '@shuyuan/api'
import { Cover, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'

/** One item of an order. */
export type OrderGoods = Order['goods'][number]

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${token('radius-md')};
`

const VipImage = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${token('member-soft')};
  color: ${token('member')};
`

/** Image of the goods, or a fallback icon for their type. */
export function GoodsImage({ goods }: { goods: OrderGoods }): ReactElement {
  return (
    <Frame>
      {goods.type === 'ROLE' && goods.cover === null ? (
        <VipImage>
          <Crown size={28} aria-hidden />
        </VipImage>
      ) : (
        <Cover src={goods.cover} alt="" title={goods.name} ratio={16 / 9} />
      )}
    </Frame>
  )
}
