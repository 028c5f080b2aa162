import type { CreditRecord } from '@shuyuan/api'
import { formatDateTime } from '@shuyuan/time-format'
import { EmptyNote, formatNumber, leader, token } from '@shuyuan/ui'
import type { ReactElement } from 'react'
import { styled } from 'styled-components'
import { RowList } from '../row-list/row-list'
import { useMessages } from '../member-locale-provider/use-messages'
import { Subsection } from '../subsection/subsection'

/** Formats a change with its sign: `+1,200`, `−30`, `0`. */
function formatSigned(amount: number): string {
  const size = formatNumber(Math.abs(amount))
  if (amount === 0) return size
  return amount > 0 ? `+${size}` : `−${size}`
}

export interface CreditRecordListProps {
  /** One page, newest first. */
  records: CreditRecord[]
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: 0 ${token('space-2')};
  padding-block: ${token('space-4')};
  & > p {
    ${leader}
    overflow-wrap: anywhere;
  }
  & > time {
    grid-row: 2;
    color: ${token('text-subtle')};
    font: ${token('type-small')};
    font-variant-numeric: tabular-nums;
  }
`

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
  &[data-gained] {
    color: ${token('success')};
  }
`

/** Changes of the member's points balance. */
export function CreditRecordList({ records }: CreditRecordListProps): ReactElement {
  const messages = useMessages()
  return (
    <Subsection title={messages.records}>
      {records.length === 0 ? (
        <EmptyNote title={messages.noRecords} hint={messages.noRecordsHint} />
      ) : (
        <RowList>
          {records.map((record, index) => (
            // Records have no ID, and two with the same time may be identical.
            <li key={`${record.createdAt} ${index}`}>
              <Row>
                <p>{record.remark === '' ? messages.recordUnnamed : record.remark}</p>
                <Amount data-gained={record.amount > 0 || undefined}>
                  {formatSigned(record.amount)}
                </Amount>
                {record.createdAt !== null && (
                  <time dateTime={record.createdAt}>{formatDateTime(record.createdAt)}</time>
                )}
              </Row>
            </li>
          ))}
        </RowList>
      )}
    </Subsection>
  )
}
