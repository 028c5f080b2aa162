import type { Lesson, LessonDetail } from '@shuyuan/api'
import { lessonsInOrder } from '@shuyuan/courses'
import { media, PageHeading, TitleText, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import * as messages from './messages'

const Root = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space-3')};
`

const Title = styled(PageHeading)`
  font: ${token('type-heading')};
  ${media.lg} {
    padding-block: ${token('space-2')};
    font: ${token('type-subtitle')};
  }
`

const Place = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: ${token('text-muted')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
`

/** Title of the lesson and its place in the course. */
export function LessonHeading({
  lesson,
  groups,
}: { lesson: Lesson } & Pick<LessonDetail, 'groups'>) {
  const lessons = lessonsInOrder(groups)
  const number = lessons.findIndex(({ id }) => id === lesson.id) + 1
  return (
    <Root>
      <Title>
        <TitleText>{lesson.title}</TitleText>
      </Title>
      {number > 0 && <Place>{messages.place(number, lessons.length)}</Place>}
    </Root>
  )
}
