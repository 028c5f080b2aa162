import type { LessonDetail } from '@shuyuan/api'
import { lessonQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { isMissing } from '../../core/api-errors'
import { MissingPage } from '../../core/page/missing-page'
import { QueryBlock } from '../../core/page/query-block'
import { idFromPath } from '../../core/router/id-from-path'
import * as messages from './messages'
import { useServices } from '../../core/use-services'
import { siblingLesson } from './sibling-lesson'
import { LessonRoot } from './lesson-layout'
import { LessonSkeleton } from './lesson-skeleton'
import { LessonView } from './lesson-view'
import { useRememberedSwitch } from './use-remembered-switch'
import { useUpNext } from './playback/use-up-next'

const route = getRouteApi('/_main/_signed-in/courses/video/$courseId')

/**
 * With a selector, a query also shares equal parts with the lesson before. The rows of the outline then don't render
 * again.
 */
const sharedWithPrevious = (detail: LessonDetail) => detail

function RememberedSkeleton() {
  const [isTheater] = useRememberedSwitch('theatre')
  return <LessonSkeleton isTheater={isTheater} />
}

/** The path parameter contains the lesson's ID, despite its name. */
export function LessonPage() {
  const { api } = useServices()
  const { courseId } = route.useParams()
  const lessonId = idFromPath(courseId)
  const query = useQuery({
    ...lessonQuery(api, lessonId),
    // The page stays mounted between lessons of a course. A video with known access does not wait for the reply.
    placeholderData: (previous) => previous && siblingLesson(previous, lessonId),
    select: sharedWithPrevious,
  })
  const { isPlaceholderData: isPlaceholder } = query
  const upNext = useUpNext(lessonId)
  if (isMissing(query.error)) return <MissingPage title={messages.lessonMissing} />
  return (
    <LessonRoot>
      <QueryBlock query={query} skeleton={<RememberedSkeleton />} heading={messages.lessonTitle}>
        {(detail) => (
          <LessonView
            key={detail.course.id}
            detail={detail}
            isAccessKnown={!isPlaceholder || detail.canWatch}
            upNext={upNext}
          />
        )}
      </QueryBlock>
    </LessonRoot>
  )
}
