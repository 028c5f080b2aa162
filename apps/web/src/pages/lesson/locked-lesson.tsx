import type { Course } from '@shuyuan/api'
import { courseAccess } from '@shuyuan/courses'
import { ButtonLink, Card, formatYuan, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { href } from '../../href'
import * as messages from '../../page-messages'
import { useSellsVip } from '../../use-sells-vip'

const Root = styled(Card)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space-4')};
  aspect-ratio: 16 / 9;
  text-align: center;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token('space-3')};
`

/** In the player's place when a lesson may not be watched: why, and what to do about it. */
export function LockedLesson({ course }: { course: Course }) {
  const access = courseAccess({ course, isBought: false }, useSellsVip())
  const isForSale = access.kind === 'for-sale'
  const isForVip = access.kind === 'vip-only' || (isForSale && access.isVipFree)
  return (
    <Root>
      <p>{isForSale || isForVip ? messages.lessonLocked : messages.lessonClosed}</p>
      <Actions>
        {isForSale && (
          <ButtonLink href={href('/order', { goods_type: 'vod', goods_id: course.id })}>
            {messages.buyCourse(formatYuan(access.price))}
          </ButtonLink>
        )}
        {isForVip && (
          <ButtonLink href="/vip" variant="secondary">
            {messages.vipFree}
          </ButtonLink>
        )}
      </Actions>
    </Root>
  )
}
