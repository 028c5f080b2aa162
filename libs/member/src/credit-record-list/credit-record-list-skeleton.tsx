import { Skeleton, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowListSkeleton } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'
import { Subsection } from '../subsection/subsection'

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 48px;
  align-items: center;
  min-block-size: 84px;
  gap: ${token('space-4')};
  padding-block: ${token('space-4')};
`

/** Skeleton of {@link CreditRecordList}. */
export function CreditRecordListSkeleton(): ReactElement {
  const messages = useMessages()
  return (
    <Subsection title={messages.records}>
      <RowListSkeleton rows={6}>
        <Row>
          <div>
            <Skeleton width="50%" />
            <Skeleton width="128px" />
          </div>
          <Skeleton />
        </Row>
      </RowListSkeleton>
    </Subsection>
  )
}
