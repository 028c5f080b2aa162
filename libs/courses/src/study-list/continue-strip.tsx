import type { ReactElement, ReactNode } from 'react'
import type { StudyRow } from '@shuyuan/api'
import {
  Cover,
  Link,
  media,
  ProgressBar,
  Section,
  Skeleton,
  plainList,
  TitleText,
  token,
} from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { continueMessages, courseMessages } from '../messages'
import type { CourseProgress } from '../rules/percent-watched'
import { studyProgress, type StudyProgress } from '../rules/study-progress'

/** The height is the same in every state, because the content below is already rendered. */
const Row = styled.ul`
  ${plainList}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  block-size: 6.5rem;
  & > li {
    min-inline-size: 0;
  }
  & > li + li {
    display: none;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > li:nth-child(2) {
      display: block;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li:nth-child(3) {
      display: block;
    }
  }
`

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-3')};
  block-size: 100%;
  overflow: hidden;
  padding-inline-end: ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  &:has(a:hover) {
    border-color: ${token('border-strong')};
  }
`

const Image = styled(Cover)`
  inline-size: 7.5rem;
  margin-inline-start: ${token('space-4')};
  border-radius: ${token('radius-sm')};
`

const Body = styled.div`
  display: grid;
  gap: ${token('space-1')};
  min-inline-size: 0;
  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > p {
    color: ${token('text-muted')};
    font: ${token('type-small')};
  }
`

const Title = styled.h3`
  font: ${token('type-label')};
  & > a {
    color: ${token('text')};
  }
  & > a::after {
    position: absolute;
    inset: 0;
    content: '';
  }
`

const Note = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: center;
  gap: ${token('space-2')} ${token('space-4')};
  grid-column: 1 / -1;
  padding-inline: ${token('space-4')};
  border: 1px dashed ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  color: ${token('text-muted')};
`

export interface ContinueStripProps {
  /** Courses learned last; `null` while loading. At most three are shown. */
  rows: readonly StudyRow[] | null
  /** URL of the lesson to continue with. */
  continueHref: (row: StudyRow) => string
  /** Returns the progress of a course. @default the progress in its row */
  progressOf?: (row: StudyRow) => StudyProgress
  /** Link to all courses. */
  action?: ReactNode
  /** Replaces the courses if there are none or loading failed. */
  note?: ReactNode
}

/** Strip of the courses learned last, each linked to the lesson to continue with. */
export function ContinueStrip({
  rows,
  continueHref,
  progressOf = (row) => studyProgress(row),
  action,
  note,
}: ContinueStripProps): ReactElement {
  const messages = useMessages(courseMessages)
  return (
    <Section title={messages.continue} action={action}>
      <Row role="list" aria-busy={rows === null && note === undefined}>
        {note !== undefined ? (
          <Note>{note}</Note>
        ) : (
          (rows ?? [null, null, null])
            .slice(0, 3)
            .map((row, index) => (
              <li key={row?.id ?? index}>
                {row === null ? (
                  <Skeleton height="100%" />
                ) : (
                  <StripCard row={row} learned={progressOf(row).learned} href={continueHref(row)} />
                )}
              </li>
            ))
        )}
      </Row>
    </Section>
  )
}

interface StripCardProps {
  row: StudyRow
  learned: CourseProgress
  href: string
}

function StripCard({ row, learned, href }: StripCardProps) {
  const messages = useMessages(continueMessages)
  const { courseProgressOf } = useMessages(courseMessages)
  const { course, lastLesson } = row
  return (
    <Card>
      <Image src={course.cover} alt="" title={course.title} ratio={16 / 9} />
      <Body>
        <Title>
          <Link href={href}>
            <TitleText>{course.title}</TitleText>
          </Link>
        </Title>
        <p>
          {lastLesson === null
            ? messages.learnedOf(learned.completed, learned.total)
            : messages.lastWatched(lastLesson.title)}
        </p>
        <ProgressBar value={learned.percent} label={courseProgressOf(course.title)} />
      </Body>
    </Card>
  )
}
