import type { ReactElement } from 'react'
import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { StudyRowRoot, StudyRows } from './study-row-layout'

/** As high as the card of the course to go on with. */
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

/** Properties of {@link StudyListSkeleton}. */
export interface StudyListSkeletonProps {
  /** A course to go on with stands above the rows. */
  hasLead: boolean
}

/** Stands in for a list of the study center that is loading; higher than most windows. */
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
