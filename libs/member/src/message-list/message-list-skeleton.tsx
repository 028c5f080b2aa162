import { Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ListCardSkeleton } from '../list-card/list-card'

const Row = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 92px;
  @media (pointer: coarse) {
    min-block-size: 104px;
  }
  padding: ${token('space-4')} ${token('space-5')};
`

/** Skeleton of {@link MessageList}. */
export function MessageListSkeleton(): ReactElement {
  return (
    <ListCardSkeleton rows={6}>
      <Row>
        <Skeleton width="70%" />
        <Skeleton width="96px" />
      </Row>
    </ListCardSkeleton>
  )
}
