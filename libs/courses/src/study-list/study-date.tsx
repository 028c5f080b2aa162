import type { ReactElement } from 'react'
import type { StudyList, StudyRow } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { useMessages } from '../courses-locale-provider/use-messages'
import { useTimeLocale } from '../courses-locale-provider/use-time-locale'
import { studyMessages } from '../messages'

export interface StudyDateProps {
  row: StudyRow
  /** Decides which date is shown. */
  list: StudyList
}

/**
 * Labeled date on which a course was last learned, bought or favored. Renders nothing if unknown.
 */
export function StudyDate({ row, list }: StudyDateProps): ReactElement | null {
  const messages = useMessages(studyMessages)
  const locale = useTimeLocale()
  const viewedAt = list === 'learned' ? (row.lastLesson?.viewedAt ?? null) : null
  const time = viewedAt ?? row.addedAt
  if (time === null) return null
  return (
    <span>
      {viewedAt === null ? messages.addedOn[list] : messages.studiedOn}{' '}
      <TimeAgo value={time} locale={locale} />
    </span>
  )
}
