import type { ReactElement } from 'react'
import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { CourseGridList } from './course-grid-list'

const Body = styled.div`
  padding-block-start: ${token('space-3')};
`

export interface CourseGridSkeletonProps {
  /** Number of cards. @default 8 */
  count?: number
  /** Columns at page width. @default 4 */
  columns?: 3 | 4
}

/** Skeleton of {@link CourseGrid}. */
export function CourseGridSkeleton({
  count = 8,
  columns = 4,
}: CourseGridSkeletonProps): ReactElement {
  return (
    <CourseGridList role="list" aria-busy data-columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <div>
            <Skeleton ratio={16 / 9} />
            <Body>
              <Skeleton lines={4} />
            </Body>
          </div>
        </li>
      ))}
    </CourseGridList>
  )
}
