import { Fragment, type ReactElement } from 'react'
import type { CourseDetail, Lesson, LessonGroup } from '@shuyuan/api'
import { ButtonLink, Section, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { courseMessages, outlineMessages } from '../messages'
import { chapterKey } from '../course-outline/use-expanded-chapters'
import { PlainList } from '../plain-list/plain-list'
import { lessonAccess, type CourseAccess } from '../rules/access'
import { courseLength, lessonsInOrder } from '../rules/lesson-order'
import { PreviewRow } from './preview-row'

/** Maximum number of lessons to show. */
const maxLessons = 8

const Chapter = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token('space-3')};
  font: ${token('type-subheading')};
  font-family: ${token('font-display')};
  & > span {
    flex: none;
    color: ${token('text-subtle')};
    font: ${token('type-small')};
    font-variant-numeric: tabular-nums;
  }
  ol + & {
    margin-block-start: ${token('space-4')};
  }
`

const All = styled.div`
  margin-block-start: ${token('space-3')};
`

export interface OutlinePreviewProps extends Pick<CourseDetail, 'groups' | 'boughtLessonIds'> {
  /** Access of the learner. */
  access: CourseAccess
  /** Returns the URL of a lesson. */
  hrefForLesson: (lesson: Lesson) => string
  /** URL of the full outline. */
  outlineHref: string
}

/** Limits groups to the first lessons. Each group gets the number of its first lesson. */
function limitLessons(count: number, groups: readonly LessonGroup[]) {
  let from = 1
  return groups.flatMap((group) => {
    const lessons = group.lessons.slice(0, Math.max(0, count + 1 - from))
    if (lessons.length === 0) return []
    const limited = { chapter: group.chapter, lessons, from, seconds: courseLength([group]) }
    from += lessons.length
    return [limited]
  })
}

/**
 * Preview of the first eight lessons, with a link to all if there are more. Renders nothing without
 * lessons.
 */
export function OutlinePreview({
  groups,
  boughtLessonIds,
  access,
  hrefForLesson,
  outlineHref,
}: OutlinePreviewProps): ReactElement | null {
  const messages = useMessages(outlineMessages)
  const { lengthFigure } = useMessages(courseMessages)
  const total = lessonsInOrder(groups).length
  if (total === 0) return null
  return (
    <Section title={messages.preview}>
      {limitLessons(maxLessons, groups).map(({ chapter, lessons, from, seconds }) => (
        <Fragment key={chapterKey({ chapter })}>
          {chapter !== null && (
            <Chapter>
              {chapter.title}
              {seconds > 0 && <span>{lengthFigure(seconds).join(' ')}</span>}
            </Chapter>
          )}
          <PlainList as="ol" role="list">
            {lessons.map((lesson, index) => (
              <PreviewRow
                key={lesson.id}
                number={from + index}
                lesson={lesson}
                may={lessonAccess(lesson, access, boughtLessonIds)}
                href={hrefForLesson(lesson)}
              />
            ))}
          </PlainList>
        </Fragment>
      ))}
      {total > maxLessons && (
        <All>
          <ButtonLink variant="secondary" href={outlineHref}>
            {messages.showAll(total)}
          </ButtonLink>
        </All>
      )}
    </Section>
  )
}
