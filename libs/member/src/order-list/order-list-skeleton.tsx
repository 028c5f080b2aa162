import { Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { ListCardSkeleton } from '../list-card/list-card'

const Row = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-4')} ${token('space-5')};
  & > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }
  & > :last-child {
    justify-self: end;
  }
`

/** Stands in for an {@link OrderList} that is loading. */
export function OrderListSkeleton(): ReactElement {
  return (
    <ListCardSkeleton rows={3}>
      <Row>
        <Skeleton width="60%" />
        <Skeleton ratio={16 / 9} />
        <Skeleton width="50%" />
        <Skeleton width="112px" />
      </Row>
    </ListCardSkeleton>
  )
}
