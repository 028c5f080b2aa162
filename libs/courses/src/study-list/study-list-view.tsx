import type { ReactElement, ReactNode } from 'react'
import type { RemovedStudyRow, StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { EmptyState } from '@shuyuan/ui'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages, studyMessages } from '../messages'
import type { StudyPoint } from '../rules/study-point'
import { ContinueCard } from './continue-card'
import {
  StudyFacts,
  StudyRowBody,
  StudyRowImage,
  StudyRowRoot,
  StudyRows,
  StudyRowTitle,
} from './study-row-layout'
import { StudyRowView } from './study-row-view'

/** A course in the study center that was deleted: it leads nowhere, but the row is not lost. */
function RemovedRowView({ row }: { row: RemovedStudyRow }): ReactElement {
  const messages = useMessages(studyMessages)
  const { bought } = useMessages(courseMessages)
  return (
    <StudyRowRoot>
      <StudyRowImage src={null} alt="" title={messages.removedCover} ratio={16 / 9} />
      <StudyRowBody>
        <StudyRowTitle>{messages.removed}</StudyRowTitle>
        {row.isBought && <StudyFacts>{bought}</StudyFacts>}
      </StudyRowBody>
    </StudyRowRoot>
  )
}

/** Properties of {@link StudyListView}. */
export interface StudyListViewProps {
  list: StudyList
  /** The course to go on with, above the others; not one of `rows`. See `splitOffLead`. */
  lead?: StudyRow | null
  /** Those of deleted courses say so and lead nowhere. */
  rows: readonly StudyEntry[]
  courseHref: (row: StudyRow) => string
  /** Where learning goes on. @default the course */
  continueHref?: (row: StudyRow) => string
  /** Progress of a course and what is left. @default the progress in its row */
  pointOf?: (row: StudyRow) => StudyPoint
  /** Called to show the progress of a course's lessons. */
  onShowProgress?: (row: StudyRow) => void
  /** A course is to be a favorite no more. */
  onRemoveFavorite?: (row: StudyRow) => void
  /** What one could do when there is none. */
  emptyAction?: ReactNode
}

/** The courses of one list of the study center. */
export function StudyListView({
  list,
  lead = null,
  rows,
  courseHref,
  continueHref = courseHref,
  pointOf,
  onShowProgress,
  onRemoveFavorite,
  emptyAction,
}: StudyListViewProps): ReactElement {
  const messages = useMessages(studyMessages)
  if (lead === null && rows.length === 0) {
    return <EmptyState image="study" title={messages.empty[list]} action={emptyAction} />
  }
  return (
    <>
      {lead !== null && (
        <ContinueCard
          row={lead}
          courseHref={courseHref(lead)}
          continueHref={continueHref(lead)}
          point={pointOf?.(lead)}
          onShowProgress={onShowProgress && (() => onShowProgress(lead))}
        />
      )}
      <StudyRows role="list">
        {rows.map((row) => (
          <li key={row.id}>
            {row.course === null ? (
              <RemovedRowView row={row} />
            ) : (
              <StudyRowView
                row={row}
                href={continueHref(row)}
                list={list}
                point={pointOf?.(row)}
                onRemoveFavorite={onRemoveFavorite && (() => onRemoveFavorite(row))}
                onShowProgress={onShowProgress && (() => onShowProgress(row))}
              />
            )}
          </li>
        ))}
      </StudyRows>
    </>
  )
}
