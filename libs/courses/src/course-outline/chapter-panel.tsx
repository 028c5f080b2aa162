import type { ReactElement, ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import type { LessonGroup, ProgressByLesson } from '@shuyuan/api'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { cardMessages, courseMessages, outlineMessages } from '../messages'
import { courseLength } from '../rules/lesson-order'
import { courseProgress } from '../rules/percent-watched'

const Chapter = styled.details`
  & > ul {
    padding-block-end: ${token('space-3')};
  }
`

/** The rule above it is as wide as the text. A border would be as wide as the hover area. */
const Summary = styled.summary`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0 ${token('space-3')};
  padding: ${token('space-3')};
  @container (max-width: 480px) {
    flex-wrap: wrap;
  }
  border-radius: ${token('radius-md')};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${token('hover')};
  }
  details + details > &::before {
    position: absolute;
    inset: 0 ${token('space-3')} auto;
    border-block-start: 1px solid ${token('border')};
    content: '';
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${token('text-subtle')};
    transition: rotate ${token('motion-fast')};
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`

const Title = styled.h2`
  flex: 0 1 auto;
  max-inline-size: calc(100% - ${token('space-7')});
  font: ${token('type-label')};
  font-family: ${token('font-display')};
`

const Facts = styled.span`
  display: flex;
  flex: none;
  gap: ${token('space-2')};
  color: ${token('text-subtle')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  @container (max-width: 480px) {
    order: 1;
    flex-basis: 100%;
  }
`

export interface ChapterPanelProps {
  group: LessonGroup
  progress: ProgressByLesson
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  children: ReactNode
}

/** Collapsible chapter with its number of lessons, how many are finished, and its length. */
export function ChapterPanel({
  group,
  progress,
  isOpen,
  onToggle,
  children,
}: ChapterPanelProps): ReactElement {
  const messages = useMessages(outlineMessages)
  const { lessonCount } = useMessages(cardMessages)
  const { lengthFigure } = useMessages(courseMessages)
  const seconds = courseLength([group])
  const { completed, total } = courseProgress([group], progress)
  return (
    <Chapter open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <Summary>
        <Title>{group.chapter?.title ?? messages.otherLessons}</Title>
        <Facts>
          <span>{completed > 0 ? messages.finishedOf(completed, total) : lessonCount(total)}</span>
          {seconds > 0 && <span>{lengthFigure(seconds).join(' ')}</span>}
        </Facts>
        <ChevronDown size={18} aria-hidden />
      </Summary>
      {children}
    </Chapter>
  )
}
