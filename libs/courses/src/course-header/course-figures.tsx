import type { ReactElement } from 'react'
import type { CourseDetail } from '@shuyuan/api'
import { plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages } from '../messages'
import { courseLength, lessonsInOrder } from '../rules/lesson-order'

const List = styled.ul`
  ${plainList}
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} 0;
`

const Item = styled.li`
  color: ${token('text-muted')};
  font: ${token('type-small')};
  & + & {
    margin-inline-start: ${token('space-8')};
  }
`

const Figure = styled.strong`
  display: block;
  color: ${token('text')};
  font: ${token('type-title')};
  font-variant-numeric: tabular-nums;
`

/** Learners, lessons and length of a course. Unknown figures are omitted. */
export function CourseFigures({
  course,
  groups,
}: Pick<CourseDetail, 'course' | 'groups'>): ReactElement {
  const messages = useMessages(courseMessages)
  const seconds = courseLength(groups)
  const lessonCount = lessonsInOrder(groups).length
  const figures: [string, string][] = []
  if (course.userCount > 0) figures.push(messages.learnersFigure(course.userCount))
  if (lessonCount > 0) figures.push(messages.lessonsFigure(lessonCount))
  if (seconds > 0) figures.push(messages.lengthFigure(seconds))
  return (
    <List role="list">
      {figures.map(([figure, unit]) => (
        <Item key={unit}>
          <Figure>{figure}</Figure> {unit}
        </Item>
      ))}
    </List>
  )
}
