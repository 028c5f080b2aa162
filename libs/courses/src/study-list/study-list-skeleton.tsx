import type { ReactElement } from 'react'
import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { continueLayout } from './continue-layout'
import { StudyRowRoot, StudyRows } from './study-row-layout'

const Lead = styled.div`
  ${continueLayout}
`

/** Heading of a group. */
const Title = styled.div`
  margin-block: ${token('space-7')} ${token('space-1')};
  &:first-child {
    margin-block-start: 0;
  }
`

const rows = 6

export interface StudyListSkeletonProps {
  /** Whether the course to continue with precedes the rows. */
  hasLead: boolean
}

/** Skeleton of a study list, taller than most windows. */
export function StudyListSkeleton({ hasLead }: StudyListSkeletonProps): ReactElement {
  return (
    <>
      {hasLead && (
        <Lead aria-hidden>
          <Skeleton ratio={16 / 9} />
          <Skeleton width="60%" height="2rem" />
          <div>
            <Skeleton lines={2} />
            <Skeleton width="7rem" height="2.5rem" />
          </div>
        </Lead>
      )}
      <Title aria-hidden>
        <Skeleton width="3rem" height="2rem" />
      </Title>
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
