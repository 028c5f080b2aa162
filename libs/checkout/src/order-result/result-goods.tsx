import { formatYuan, Link, media, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { GoodsImage } from '../goods-image/goods-image'

/** What an order was for. */
export interface ResultGoods {
  kind: 'course' | 'vip'
  name: string
  href: string
  /** Image of a course; `null` without one, left out as long as it is not known. */
  cover?: string | null
  /** The first lesson of a course; `null` without lessons, left out as long as it is not known. */
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
  /** Yuan that were paid; left out when unknown or nothing was paid. */
  paid?: number
  /** It can be used, so that its first lesson is offered. */
  isUsable: boolean
}

/** What was bought: image, name, amount paid, and the lesson to begin with. */
export function ResultGoodsView({ goods, paid, isUsable }: ResultGoodsViewProps): ReactElement {
  const messages = useMessages()
  const { name, lesson } = goods
  return (
    <Root>
      <GoodsImage goods={goods} />
      <Words>
        <Name>{name}</Name>
        {paid !== undefined && (
          <p>
            {messages.amountPaid} {formatYuan(paid)}
          </p>
        )}
        {isUsable && lesson && <Link href={lesson.href}>{messages.beginWith(lesson.title)}</Link>}
      </Words>
    </Root>
  )
}
