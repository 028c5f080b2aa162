import { courseProgress, CourseOutline, type CourseOutlineProps } from '@shuyuan/courses'
import { media, ProgressBar, token } from '@shuyuan/ui'
import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import * as messages from './messages'
import { useScrollToCurrent } from './use-scroll-to-current'

/** Part of the page on narrow screens. Beside the video it scrolls. */
const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  ${media.lg} {
    min-block-size: 0;
  }
`

const Head = styled.div`
  display: grid;
  gap: ${token('space-2')};
  padding-block-end: ${token('space-3')};
  border-block-end: 1px solid ${token('border')};
  ${media.lg} {
    padding: ${token('space-4')} ${token('space-5')};
  }
`

const Learned = styled.p`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-3')};
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

/** The rows extend to the rounded corners of their hover area. */
const List = styled.div`
  margin-inline: calc(-1 * ${token('space-3')});
  padding-block: ${token('space-2')};
  ${media.lg} {
    overflow-y: auto;
    margin-inline: 0;
    padding: ${token('space-2')};
  }
`

interface LessonOutlineProps extends CourseOutlineProps {
  currentLessonId: number
}

/** The course of a lesson: its progress and its lessons. */
export const LessonOutline = memo(function LessonOutline(outline: LessonOutlineProps) {
  const { groups, progress, currentLessonId } = outline
  const list = useScrollToCurrent(currentLessonId)
  const learned = useMemo(() => courseProgress(groups, progress), [groups, progress])
  return (
    <Root>
      <Head>
        <ProgressBar value={learned.percent} label={messages.courseProgress} />
        <Learned>
          <span>{messages.learned(learned.completed, learned.total)}</span>
          <span>{learned.percent}%</span>
        </Learned>
      </Head>
      <List ref={list}>
        <CourseOutline {...outline} />
      </List>
    </Root>
  )
})
