import { commentsQuery, courseQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { courseSearch } from '../../../search-schemas'
import { idFromPath, parseCourseId } from '../../../id-from-path'
import { CoursePage } from '../../../pages/course/course-page'
import { startQuery } from '../../../start-query'
import { MissingPage } from '../../../blocks/missing-page'
import { pageHead } from '../../../page-head'
import * as titles from '../../../titles'

export const Route = createFileRoute('/_main/courses/detail/$courseId')({
  validateSearch: courseSearch,
  params: { parse: parseCourseId },
  loaderDeps: ({ search: { tab } }) => ({ showsComments: tab === '4' }),
  loader: ({ context: { api, queryClient }, params, deps: { showsComments } }) => {
    const id = idFromPath(params.courseId)
    startQuery(queryClient, courseQuery(api, id))
    if (showsComments) startQuery(queryClient, commentsQuery(api, { kind: 'course', id }))
  },
  head: ({ match: { context }, params }) => {
    const { queryKey } = courseQuery(context.api, idFromPath(params.courseId))
    const { data, error } = context.queryClient.getQueryState(queryKey) ?? {}
    return pageHead(context, {
      title: data?.course.title ?? (error ? titles.description : undefined),
      description: data?.course.seoDescription || data?.course.shortDescription,
    })
  },
  component: CoursePage,
  notFoundComponent: () => <MissingPage title={titles.courseMissing} />,
})
