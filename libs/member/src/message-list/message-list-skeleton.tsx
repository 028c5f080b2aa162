import { Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowListSkeleton } from '../row-list/row-list'

const Row = styled.div`
  display: grid;
  align-content: center;
  min-block-size: 92px;
  @media (pointer: coarse) {
    min-block-size: 104px;
  }
  padding-block: ${token('space-4')};
`

/** Skeleton of {@link MessageList}. */
export function MessageListSkeleton(): ReactElement {
  return (
    <RowListSkeleton rows={6}>
      <Row>
        <Skeleton width="70%" />
        <Skeleton width="96px" />
      </Row>
    </RowListSkeleton>
  )
}
