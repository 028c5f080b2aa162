import type { ReactElement } from 'react'
import { ProgressBar, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { continueMessages, courseMessages } from '../messages'
import type { CourseProgress } from '../rules/percent-watched'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token('space-1')} ${token('space-3')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  & > [role='progressbar'] {
    grid-column: 1 / -1;
  }
`

const Figure = styled.strong`
  color: ${token('text')};
  font-weight: ${token('weight-strong')};
  [data-size='lg'] > & {
    font: ${token('type-heading')};
    font-variant-numeric: tabular-nums;
  }
`

export interface StudyProgressBarProps {
  title: string
  learned: CourseProgress
  /** Height of the bar. @default 'md' */
  size?: 'md' | 'lg'
  className?: string
}

/** Progress of a course: completed lessons, percentage and bar. */
export function StudyProgressBar(props: StudyProgressBarProps): ReactElement {
  const { title, learned, size, className } = props
  const { learnedOf } = useMessages(continueMessages)
  const { courseProgressOf } = useMessages(courseMessages)
  return (
    <Root className={className} data-size={size}>
      <span>{learnedOf(learned.completed, learned.total)}</span>
      <Figure>{learned.percent}%</Figure>
      <ProgressBar value={learned.percent} label={courseProgressOf(title)} />
    </Root>
  )
}
