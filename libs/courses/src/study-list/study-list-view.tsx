import type { ReactElement, ReactNode } from 'react'
import type { RemovedStudyRow, StudyEntry, StudyList, StudyRow } from '@shuyuan/api'
import { EmptyState, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages, studyMessages } from '../messages'
import { studyGroups } from '../rules/study-groups'
import type { StudyProgress } from '../rules/study-progress'
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

const Group = styled(Section)`
  margin-block-start: ${token('space-7')};
  & > :first-child {
    margin-block-end: ${token('space-1')};
  }
  &:first-child {
    margin-block-start: 0;
  }
`

/** Row of a deleted course, without a link. */
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

export interface StudyListViewProps {
  /** The list that is shown. */
  list: StudyList
  /**
   * The course to continue with, shown above the others and not part of `rows`. See `splitLead`.
   */
  lead?: StudyRow | null
  /** Rows of deleted courses have a note and no link. */
  rows: readonly StudyEntry[]
  /** Returns the URL of a course. */
  courseHref: (row: StudyRow) => string
  /** URL of the lesson to continue with. @default the course */
  continueHref?: (row: StudyRow) => string
  /**
   * Returns the progress of a course and its remaining lessons. @default the progress in its row
   */
  progressOf?: (row: StudyRow) => StudyProgress
  /** Called to show the progress of a course's lessons. Omit it to hide the button. */
  onShowProgress?: (row: StudyRow) => void
  /** Called to remove a course from the favorites. Omit it to hide the button. */
  onRemoveFavorite?: (row: StudyRow) => void
  /** Link or button of the empty state. */
  emptyAction?: ReactNode
}

/** The courses of a study list, in groups: being read, finished, and planned. */
export function StudyListView({
  list,
  lead = null,
  rows,
  courseHref,
  continueHref = courseHref,
  progressOf,
  onShowProgress,
  onRemoveFavorite,
  emptyAction,
}: StudyListViewProps): ReactElement {
  const messages = useMessages(studyMessages)
  if (lead === null && rows.length === 0) {
    const isDesk = list === 'learned'
    return (
      <EmptyState
        image="study"
        title={isDesk ? messages.emptyDesk : messages.empty[list]}
        hint={isDesk ? messages.empty[list] : undefined}
        action={emptyAction}
      />
    )
  }
  return (
    <>
      {lead !== null && (
        <ContinueCard
          row={lead}
          courseHref={courseHref(lead)}
          continueHref={continueHref(lead)}
          point={progressOf?.(lead)}
          onShowProgress={onShowProgress && (() => onShowProgress(lead))}
        />
      )}
      {studyGroups(rows, list).map(({ group, rows: own }) => (
        <Group key={group} title={messages.groups[group]} hasRule={false}>
          <StudyRows role="list">
            {own.map((row) => (
              <li key={row.id}>
                {row.course === null ? (
                  <RemovedRowView row={row} />
                ) : (
                  <StudyRowView
                    row={row}
                    href={continueHref(row)}
                    list={list}
                    point={progressOf?.(row)}
                    onRemoveFavorite={onRemoveFavorite && (() => onRemoveFavorite(row))}
                    onShowProgress={onShowProgress && (() => onShowProgress(row))}
                  />
                )}
              </li>
            ))}
          </StudyRows>
        </Group>
      ))}
    </>
  )
}
