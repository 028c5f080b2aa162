import type { ReactElement } from 'react'
import { ChevronDown } from 'lucide-react'
import type { Lesson, LessonGroup, ProgressByLesson } from '@shuyuan/api'
import { EmptyState, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { cardMessages, outlineMessages } from '../messages'
import type { CourseAccess } from '../rules/course-access'
import { LessonRow } from './lesson-row'

/** Its own width decides whether facts stand beside or below the titles. */
const Root = styled.nav`
  container-type: inline-size;
`

const Chapter = styled.details`
  border-block-end: 1px solid ${token('border')};
  &:last-of-type {
    border: 0;
  }
  & > ul {
    padding-block-end: ${token('space-3')};
  }
`

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-3')};
  border-radius: ${token('radius-md')};
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &:hover {
    background: ${token('surface-sunken')};
  }
  & > svg {
    flex: none;
    margin-inline-start: auto;
    color: ${token('text-subtle')};
    transition: rotate ${token('duration-fast')};
  }
  details[open] > & > svg {
    rotate: 180deg;
  }
`

const Title = styled.h2`
  font-size: ${token('text-md')};
`

const Count = styled.span`
  flex: none;
  color: ${token('text-subtle')};
  font-size: ${token('text-sm')};
`

/** Properties of {@link CourseOutline}. */
export interface CourseOutlineProps {
  groups: readonly LessonGroup[]
  progress: ProgressByLesson
  access: CourseAccess
  hrefFor: (lesson: Lesson) => string
  /** The lesson being watched. */
  currentLessonId?: number
}

/**
 * The lessons of a course, as navigation named 课程目录. Chapters fold; without any, the list is
 * flat.
 */
export function CourseOutline({
  groups,
  progress,
  access,
  hrefFor,
  currentLessonId,
}: CourseOutlineProps): ReactElement {
  const filled = groups.filter((group) => group.lessons.length > 0)
  if (filled.length === 0) return <EmptyState title={outlineMessages.noLessons} />

  const rows = (lessons: readonly Lesson[]) => (
    <ul role="list">
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonRow
            lesson={lesson}
            progress={progress[lesson.id]}
            access={access}
            href={hrefFor(lesson)}
            isCurrent={lesson.id === currentLessonId}
          />
        </li>
      ))}
    </ul>
  )

  const [only] = filled
  const isFlat = filled.length === 1 && only?.chapter === null
  return (
    <Root aria-label={outlineMessages.outline}>
      {isFlat
        ? rows(only.lessons)
        : filled.map(({ chapter, lessons }) => (
            <Chapter key={chapter?.id ?? 0} open>
              <Summary>
                <Title>{chapter?.title ?? outlineMessages.otherLessons}</Title>
                <Count>{cardMessages.lessonCount(lessons.length)}</Count>
                <ChevronDown size={18} aria-hidden />
              </Summary>
              {rows(lessons)}
            </Chapter>
          ))}
    </Root>
  )
}
