import type { LessonDetail, ProgressByLesson } from '@shuyuan/api'
import { coursesQuery } from '@shuyuan/api/query'
import { courseLength, CourseLines, lessonsInOrder } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { formatDateTime, formatSpokenDuration } from '@shuyuan/time-format'
import { Button, lazyComponent, media, Seal, TitleText, token } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DialogBoundary } from '../../../core/page/dialog-boundary'
import { courseLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useServices } from '../../../core/use-services'
import * as messages from '../messages'
import { OwnNote } from '../notes/own-note'

const PictureDialog = lazyComponent(() =>
  import('./picture-dialog').then((code) => code.PictureDialog),
)

const maxCourses = 3

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')} ${token('space-8')};
  padding: ${token('space-6')} ${token('space-5')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-raised')};
  ${media.md} {
    padding: ${token('space-8')};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-4')} ${token('space-6')};
  & > div {
    flex: 1 1 14rem;
    min-inline-size: 0;
  }
`

const Title = styled.h2`
  font: ${token('type-title')};
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space-4')};
  margin-block-start: ${token('space-2')};
  color: ${token('text-muted')};
  font-variant-numeric: tabular-nums;
`

const Save = styled(Button)`
  margin-block-start: ${token('space-4')};
`

const Next = styled.h3`
  margin-block-end: ${token('space-1')};
  font: ${token('type-subheading')};
`

interface CourseEndProps {
  detail: LessonDetail
  progress: ProgressByLesson
  isNew: boolean
}

/** Sheet at the end of a course: what was learned and when, and what comes next. */
export function CourseEnd({ detail, progress, isNew }: CourseEndProps) {
  const { course, groups } = detail
  const { api } = useServices()
  const href = useHref()
  const [isSaving, setIsSaving] = useState(false)
  const memberId = useSessionState((state) => state.member?.id)
  const { categoryId } = course
  const popular = useQuery(coursesQuery(api, { page: 1, categoryId, scene: 'sub' }))
  const next = popular.data?.items.filter(({ id }) => id !== course.id).slice(0, maxCourses) ?? []
  const lessons = lessonsInOrder(groups)
  const seconds = courseLength(groups)
  const days = lessons
    .flatMap(({ id }) => progress[id]?.watchedAt ?? [])
    .map((time) => formatDateTime(time).slice(0, 10))
    .sort()
  const facts = [messages.lessonCount(lessons.length)]
  // In whole minutes.
  if (seconds >= 60) facts.push(formatSpokenDuration(seconds - (seconds % 60)))
  if (days[0]) facts.push(messages.studyDays(days[0], days.at(-1) ?? days[0]))
  return (
    <Sheet aria-label={messages.courseEnded}>
      <div>
        <Head role="status">
          <Seal id={course.id} size="lg" isNew={isNew}>
            {messages.seal}
          </Seal>
          <div>
            <p>{messages.courseEnded}</p>
            <Title>
              <TitleText>{course.title}</TitleText>
            </Title>
            <Facts>
              {facts.map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </Facts>
          </div>
        </Head>
        <Save variant="secondary" onClick={() => setIsSaving(true)}>
          {messages.savePicture}
        </Save>
        {isSaving && (
          <DialogBoundary onClose={() => setIsSaving(false)}>
            <PictureDialog title={course.title} facts={facts} onClose={() => setIsSaving(false)} />
          </DialogBoundary>
        )}
        {memberId !== undefined && <OwnNote courseId={course.id} memberId={memberId} />}
      </div>
      {next.length > 0 && (
        <div>
          <Next>{messages.whatNext}</Next>
          <CourseLines courses={next} hrefFor={({ id }) => href(courseLink(id))} />
        </div>
      )}
    </Sheet>
  )
}
