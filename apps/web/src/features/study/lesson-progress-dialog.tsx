import type { StudyRow } from '@shuyuan/api'
import { learnedLessonsQuery } from '@shuyuan/api/query'
import { LearnedLessonList } from '@shuyuan/courses'
import { Dialog, Skeleton } from '@shuyuan/ui'
import { useQuery } from '@tanstack/react-query'
import { QueryBlock } from '../../core/page/query-block'
import { lessonLink } from '../../core/router/page-links'
import { useHref } from '../../core/router/use-href'
import { useShownSeconds } from '../../core/account/use-progress-recorder'
import { isSessionOver } from '../../core/api-errors'
import { useServices } from '../../core/use-services'

/** Progress of each lesson of a course. */
export function LessonProgressDialog({ row, onClose }: { row: StudyRow; onClose: () => void }) {
  const { api } = useServices()
  const href = useHref()
  const query = useQuery(learnedLessonsQuery(api, row.course.id))
  const shown = useShownSeconds()
  // After an expired session the site navigates to the login page.
  if (isSessionOver(query.error)) return null
  return (
    <Dialog open title={row.course.title} onOpenChange={(open) => !open && onClose()}>
      <QueryBlock query={query} skeleton={<Skeleton lines={8} />}>
        {(lessons) => (
          <LearnedLessonList
            lessons={lessons.map((lesson) => ({
              ...lesson,
              watchedSeconds: shown(lesson.id, lesson),
            }))}
            hrefFor={({ id }) => href(lessonLink(id))}
          />
        )}
      </QueryBlock>
    </Dialog>
  )
}
