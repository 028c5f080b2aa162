import { formatYuan, Link, media, TitleText, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsImage } from '../goods-image/goods-image'

/** Goods of an order, with links. */
export interface ResultGoods {
  kind: 'course' | 'vip'
  name: string
  href: string
  /** Cover of a course; `null` without one. Omit it while it is loading. */
  cover?: string | null
  /** First lesson of a course; `null` without lessons. Omit it while it is loading. */
  lesson?: { title: string; href: string } | null
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-5')};
  border-block: 1px solid ${token('border')};
  ${media.md} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${token('space-5')};
  }
  ${media.lg} {
    && {
      grid-row: 1 / -1;
      grid-column: 1;
      align-self: stretch;
    }
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    margin: calc(-1 * ${token('space-9')}) 0 calc(-1 * ${token('space-9')})
      calc(-1 * ${token('space-8')});
    padding: ${token('space-7')};
    border: 0;
    background: ${token('surface-sunken')};
  }
`

const Words = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-inline-size: 0;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  overflow-wrap: anywhere;
  @media (pointer: coarse) {
    & > a {
      display: flex;
      align-items: center;
      min-block-size: ${token('touch-target')};
    }
  }
`

const Name = styled.p`
  color: ${token('text')};
  font: ${token('type-subheading')};
`

interface ResultGoodsViewProps {
  goods: ResultGoods
  /** Amount paid in yuan. Omit it if unknown or 0. */
  paid?: number
  /** Whether the goods can be used, so that the first lesson is linked. */
  isUsable: boolean
}

/** Bought goods: image, name, amount paid and first lesson. */
export function ResultGoodsView({ goods, paid, isUsable }: ResultGoodsViewProps): ReactElement {
  const messages = useMessages()
  const { name, lesson } = goods
  return (
    <Root data-goods>
      <GoodsImage goods={goods} />
      <Words>
        <Name>
          <TitleText>{name}</TitleText>
        </Name>
        {paid !== undefined && (
          <p>
            {messages.amountPaid} {formatYuan(paid)}
          </p>
        )}
        {isUsable && lesson && <Link href={lesson.href}>{messages.startWith(lesson.title)}</Link>}
      </Words>
    </Root>
  )
}
