import { Section, token, Skeleton, type SectionProps } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled, type IStyledComponent } from 'styled-components'
import { RowListSkeleton } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'

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
    <RecordsSection title={messages.records}>
      <RowListSkeleton rows={6}>
        <Row>
          <div>
            <Skeleton width="50%" />
            <Skeleton width="128px" />
          </div>
          <Skeleton />
        </Row>
      </RowListSkeleton>
    </RecordsSection>
  )
}

/** Sets the heading one level below that of the page. */
export const RecordsSection: IStyledComponent<'web', SectionProps> = styled(Section)`
  & h2 {
    font: ${token('type-subtitle')};
  }
`
