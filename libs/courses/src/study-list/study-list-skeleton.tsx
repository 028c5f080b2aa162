import type { ReactElement } from 'react'
import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { StudyRowRoot, StudyRows } from './study-row-layout'

/** Same height as the lead card. */
const Lead = styled(Card)`
  display: grid;
  margin-block-end: ${token('space-5')};
  & > :last-child {
    min-block-size: 208px;
    padding: ${token('space-5')};
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const rows = 6

export interface StudyListSkeletonProps {
  /** Whether a lead card precedes the rows. */
  hasLead: boolean
}

/** Skeleton of a study list, taller than most windows. */
export function StudyListSkeleton({ hasLead }: StudyListSkeletonProps): ReactElement {
  return (
    <>
      {hasLead && (
        <Lead flush aria-hidden>
          <Skeleton ratio={16 / 9} />
          <div>
            <Skeleton lines={6} />
          </div>
        </Lead>
      )}
      <StudyRows role="list" aria-hidden>
        {Array.from({ length: rows }, (_, row) => (
          <li key={row}>
            <StudyRowRoot as="div">
              <Skeleton ratio={16 / 9} />
              <div>
                <Skeleton lines={2} />
              </div>
            </StudyRowRoot>
          </li>
        ))}
      </StudyRows>
    </>
  )
}
