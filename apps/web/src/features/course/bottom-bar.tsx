import { CourseBar, type CourseBarProps } from '@shuyuan/courses'
import { token } from '@shuyuan/ui'
import { useRef, type RefObject } from 'react'
import { styled } from 'styled-components'
import { useBottomBarHeight, useOutOfSight } from './use-bottom-bar'

/** Takes its place at the end of the page, so that it covers nothing there. */
const Place = styled.div`
  position: sticky;
  inset-block-end: ${token('space-2')};
  z-index: ${token('z-raised')};
  &[data-bottom-bar='hidden'] {
    visibility: hidden;
  }
`

interface BottomBarProps extends CourseBarProps {
  /** The element that it replaces while that is out of sight. */
  insteadOf: RefObject<Element | null>
}

/** What one can do with the course, at the lower edge of the window while one scrolls. */
export function BottomBar({ insteadOf, ...bar }: BottomBarProps) {
  const isShown = useOutOfSight(insteadOf)
  const place = useRef<HTMLDivElement>(null)
  useBottomBarHeight(place, isShown)
  return (
    <Place ref={place} data-bottom-bar={isShown ? 'shown' : 'hidden'}>
      <CourseBar {...bar} />
    </Place>
  )
}
