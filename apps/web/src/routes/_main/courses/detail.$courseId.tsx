import { commentsQuery, courseQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { courseSearch } from '../../../core/router/search-schemas'
import { idFromPath, parseCourseId } from '../../../core/router/id-from-path'
import { CoursePage } from '../../../features/course/course-page'
import { isMissing } from '../../../core/api-errors'
import { startOptionalQuery, startQuery } from '../../../core/router/start-query'
import { PageHead } from '../../../core/page/page-head'
import { useServices } from '../../../core/use-services'
import * as titles from '../../../core/router/titles'

export const Route = createFileRoute('/_main/courses/detail/$courseId')({
  staticData: { title: titles.description, head: <CourseHead /> },
  validateSearch: courseSearch,
  params: { parse: parseCourseId },
  loaderDeps: ({ search: { tab } }) => ({ showsComments: tab === '4' }),
  loader: async ({ context: { api, queryClient }, params, deps: { showsComments } }) => {
    const id = idFromPath(params.courseId)
    await Promise.all([
      startQuery(queryClient, courseQuery(api, id)),
      showsComments && startOptionalQuery(queryClient, commentsQuery(api, { kind: 'course', id })),
    ])
  },
  component: CoursePage,
})

function CourseHead() {
  const { api } = useServices()
  const { courseId } = Route.useParams()
  const id = idFromPath(courseId)
  const { data, error } = useQuery({ ...courseQuery(api, id), enabled: false })
  if (isMissing(error)) return <PageHead title={titles.courseMissing} />
  return (
    <PageHead
      title={data?.course.title ?? titles.description}
      description={data?.course.seoDescription || data?.course.shortDescription || undefined}
      image={data?.course.cover}
      path={`/courses/detail/${courseId}`}
    />
  )
}
