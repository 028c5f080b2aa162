import { CourseBar, type CourseBarProps } from '@shuyuan/courses'
import { token } from '@shuyuan/ui'
import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useCourseReply } from '../../core/account/use-course-reply'
import { useBottomBarHeight, useOutOfSight } from './use-bottom-bar'

/** Sticky rather than fixed, so that it covers nothing at the end of the page. */
const Place = styled.div`
  position: sticky;
  inset-block-end: ${token('space-2')};
  z-index: ${token('z-raised')};
  &[data-bottom-bar='hidden'] {
    visibility: hidden;
  }
`

interface BottomBarProps extends CourseBarProps {
  /** The bar is shown while this element is offscreen. */
  insteadOf: RefObject<Element | null>
}

/** Course actions at the bottom of the window, shown while scrolling. */
export function BottomBar({ insteadOf, ...bar }: BottomBarProps) {
  const isShown = useOutOfSight(insteadOf)
  const { isOwn } = useCourseReply(bar.detail.course.id)
  const place = useRef<HTMLDivElement>(null)
  useBottomBarHeight(place, isShown)
  return (
    <Place ref={place} data-bottom-bar={isShown ? 'shown' : 'hidden'}>
      <div data-until-known={!isOwn || undefined}>
        <CourseBar {...bar} />
      </div>
    </Place>
  )
}
