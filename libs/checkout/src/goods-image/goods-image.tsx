import { Cover, Skeleton, token } from '@shuyuan/ui'
import { Crown } from 'lucide-react'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'

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

interface GoodsImageProps {
  /** `cover` is `null` for a course without one. Omit it while it is loading. */
  goods: { kind: 'course' | 'vip'; name: string; cover?: string | null }
  className?: string
}

/** Cover of a course, or the icon of a membership. */
export function GoodsImage({ goods, className }: GoodsImageProps): ReactElement {
  return (
    <Frame className={className}>
      {goods.kind === 'vip' ? (
        <VipImage>
          <Crown size={32} aria-hidden />
        </VipImage>
      ) : goods.cover === undefined ? (
        <Skeleton ratio={16 / 9} />
      ) : (
        <Cover src={goods.cover} alt="" title={goods.name} ratio={16 / 9} />
      )}
    </Frame>
  )
}
