import type { ReactElement, ReactNode } from 'react'
import type { RemovedStudyRow, StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { Badge, EmptyState, media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { courseMessages, studyMessages } from '../messages'
import { StudyRowBody, StudyRowImage, StudyRowRoot, StudyRowTitle } from './study-row-layout'
import type { StudyPoint } from '../rules/study-point'
import { StudyRowView } from './study-row-view'

/** A course in the study center that was deleted: it leads nowhere, but the row is not lost. */
function RemovedRowView({ row }: { row: RemovedStudyRow }): ReactElement {
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

const List = styled.ul`
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  &[role='list'] {
    padding-inline: ${token('space-4')};
  }
  ${media.md} {
    &[role='list'] {
      padding-inline: ${token('space-5')};
    }
  }
  & > li + li {
    border-block-start: 1px solid ${token('border')};
  }
`

/** Properties of {@link StudyListView}. */
export interface StudyListViewProps {
  list: StudyList
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
  rows,
  courseHref,
  continueHref = courseHref,
  pointOf,
  onShowProgress,
  onRemoveFavorite,
  emptyAction,
}: StudyListViewProps): ReactElement {
  if (rows.length === 0) {
    return <EmptyState image="study" title={studyMessages.empty[list]} action={emptyAction} />
  }
  return (
    <List role="list">
      {rows.map((row) => (
        <li key={row.id}>
          {row.course === null ? (
            <RemovedRowView row={row} />
          ) : (
            <StudyRowView
              row={row}
              courseHref={courseHref(row)}
              continueHref={continueHref(row)}
              point={pointOf?.(row)}
              onRemoveFavorite={onRemoveFavorite && (() => onRemoveFavorite(row))}
              onShowProgress={onShowProgress && (() => onShowProgress(row))}
            />
          )}
        </li>
      ))}
    </List>
  )
}
