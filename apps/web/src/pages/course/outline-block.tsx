import type { CourseDetail } from '@shuyuan/api'
import { courseAccess, CourseOutline } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { useSellsVip } from '../../use-sells-vip'

interface OutlineBlockProps {
  detail: CourseDetail
  /** The chapters that were left open when this tab was shown last. */
  openChapters: readonly number[] | undefined
  onOpenChaptersChange: (openChapters: readonly number[]) => void
}

/** The lessons of a course. */
export function OutlineBlock({ detail, ...folding }: OutlineBlockProps) {
  const { hasToken } = useSessionState()
  const access = courseAccess(detail, useSellsVip())
  return (
    <CourseOutline
      {...folding}
      groups={detail.groups}
      progress={detail.progress}
      access={access}
      hrefFor={({ id }) => `/courses/video/${id}`}
      isVisitor={!hasToken}
    />
  )
}
