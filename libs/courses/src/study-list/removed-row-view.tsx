import type { ReactElement } from 'react'
import type { RemovedStudyRow } from '@shuyuan/api'
import { Badge } from '@shuyuan/ui'
import { courseMessages, studyMessages } from '../messages'
import { StudyRowBody, StudyRowImage, StudyRowRoot, StudyRowTitle } from './study-row-layout'

/** A course in the study center that was deleted: it leads nowhere, but the row is not lost. */
export function RemovedRowView({ row }: { row: RemovedStudyRow }): ReactElement {
  return (
    <StudyRowRoot>
      <StudyRowImage src={null} alt="" title={studyMessages.removedCover} ratio={16 / 9} />
      <StudyRowBody>
        <StudyRowTitle>
          {studyMessages.removed}
          {row.isBought && <Badge tone="accent">{courseMessages.bought}</Badge>}
        </StudyRowTitle>
      </StudyRowBody>
    </StudyRowRoot>
  )
}
