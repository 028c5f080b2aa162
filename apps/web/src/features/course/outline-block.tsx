import type { CourseDetail } from '@shuyuan/api'
import { courseAccess, CourseOutline, lessonsInOrder } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { token } from '@shuyuan/ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { useLessonHref } from '../../core/router/page-links'
import { useShownProgress } from '../../core/account/use-progress-recorder'
import { useSellsVip } from '../../core/site/vip'
import { usePreloadLesson } from './use-preload-lesson'

/** Aligns the text of the rows, instead of their hover area, with the column. */
const Root = styled.div`
  margin-inline: calc(-1 * ${token('space-3')});
`

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
  const [first] = lessonsInOrder(detail.groups)
  usePreloadLesson(hasToken ? first?.id : undefined)
  return (
    <Root>
      <CourseOutline
        {...folding}
        groups={detail.groups}
        progress={progress}
        access={access}
        boughtLessonIds={detail.boughtLessonIds}
        hrefFor={useLessonHref()}
        isVisitor={!hasToken}
      />
    </Root>
  )
}
