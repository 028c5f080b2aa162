import type { CourseDetail } from '@shuyuan/api'
import { courseAccess, CourseOutline } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { useMemo } from 'react'
import { useLessonHref } from '../../core/links/use-lesson-href'
import { useShownProgress } from '../../core/progress/use-progress-recorder'
import { useSellsVip } from '../../core/vip/use-sells-vip'

interface OutlineBlockProps {
  detail: CourseDetail
  /** The chapters that were left open when this tab was shown last. */
  openChapters: readonly number[] | undefined
  onOpenChaptersChange: (openChapters: readonly number[]) => void
}

/** The lessons of a course. */
export function OutlineBlock({ detail, ...folding }: OutlineBlockProps) {
  const hasToken = useSessionState((state) => state.hasToken)
  const sellsVip = useSellsVip()
  const access = useMemo(() => courseAccess(detail, sellsVip), [detail, sellsVip])
  const progress = useShownProgress(detail.progress)
  return (
    <CourseOutline
      {...folding}
      groups={detail.groups}
      progress={progress}
      access={access}
      boughtLessonIds={detail.boughtLessonIds}
      hrefFor={useLessonHref()}
      isVisitor={!hasToken}
    />
  )
}
