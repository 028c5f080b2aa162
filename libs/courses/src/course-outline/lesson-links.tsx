import type { ReactElement } from 'react'
import { plainList, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import type { LessonListProps } from './lesson-list'

const List = styled.ul`
  ${plainList}
  padding: 0 ${token('space-3')} ${token('space-3')};
  & a {
    display: block;
    padding-block: ${token('space-3')};
  }
`

/** The titles of lessons as plain links, which keep the HTML of a large course small. */
export function LessonLinks({
  lessons,
  hrefFor,
}: Pick<LessonListProps, 'lessons' | 'hrefFor'>): ReactElement {
  return (
    <List role="list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <a href={hrefFor(lesson)}>{lesson.title}</a>
        </li>
      ))}
    </List>
  )
}
