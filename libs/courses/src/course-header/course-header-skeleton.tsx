import type { ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { HeaderLayout } from './header-layout'

/** Skeleton of {@link CourseHeader}. */
export function CourseHeaderSkeleton(): ReactElement {
  return (
    <HeaderLayout aria-busy>
      <Skeleton height="2.4em" width="80%" />
      <div>
        <Skeleton lines={2} />
      </div>
      <Skeleton height="60px" width="60%" />
    </HeaderLayout>
  )
}
