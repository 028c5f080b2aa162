import type { ReactElement } from 'react'
import { Skeleton } from '@shuyuan/ui'
import { HeaderLayout } from './header-layout'

/** Stands in for a {@link CourseHeader} while it loads. */
export function CourseHeaderSkeleton(): ReactElement {
  return (
    <HeaderLayout aria-busy>
      <div>
        <Skeleton ratio={16 / 9} />
      </div>
      <div>
        <Skeleton height="2.4em" width="80%" />
        <Skeleton lines={3} />
      </div>
    </HeaderLayout>
  )
}
