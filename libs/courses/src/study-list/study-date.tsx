import type { ReactElement } from 'react'
import type { StudyList, StudyRow } from '@shuyuan/api'
import { TimeAgo } from '@shuyuan/time-format/react'
import { studyMessages } from '../messages'

/** Properties of {@link StudyDate}. */
export interface StudyDateProps {
  row: StudyRow
  /** Which of its dates is meant. */
  list: StudyList
}

/** When a course was last learned, bought or favored, with the word for it; nothing when that is unknown. */
export function StudyDate({ row, list }: StudyDateProps): ReactElement | null {
  const viewedAt = list === 'learned' ? (row.lastLesson?.viewedAt ?? null) : null
  const time = viewedAt ?? row.addedAt
  if (time === null) return null
  return (
    <span>
      {viewedAt === null ? studyMessages.addedOn[list] : studyMessages.studiedOn}{' '}
      <TimeAgo value={time} />
    </span>
  )
}
