import { commentsQuery, courseQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { courseSearch } from '../../../core/router/search-schemas'
import { idFromPath, parseCourseId } from '../../../core/router/id-from-path'
import { CoursePage } from '../../../features/course/course-page'
import { isMissing } from '../../../core/api-errors'
import { startQuery } from '../../../core/router/start-query'
import { pageHead } from '../../../core/router/page-head'
import * as titles from '../../../core/router/titles'

export const Route = createFileRoute('/_main/courses/detail/$courseId')({
  staticData: { title: titles.description },
  validateSearch: courseSearch,
  params: { parse: parseCourseId },
  loaderDeps: ({ search: { tab } }) => ({ showsComments: tab === '4' }),
  loader: async ({ context: { api, queryClient }, params, deps: { showsComments } }) => {
    const id = idFromPath(params.courseId)
    await Promise.all([
      startQuery(queryClient, courseQuery(api, id)),
      showsComments && startQuery(queryClient, commentsQuery(api, { kind: 'course', id })),
    ])
  },
  head: ({ match, params }) => {
    const { context, pathname } = match
    const { queryKey } = courseQuery(context.api, idFromPath(params.courseId))
    const { data, error } = context.queryClient.getQueryState(queryKey) ?? {}
    if (isMissing(error)) return pageHead(match, { title: titles.courseMissing })
    return pageHead(match, {
      title: data?.course.title ?? (error ? undefined : ''),
      description: data?.course.seoDescription || data?.course.shortDescription || undefined,
      image: data?.course.cover,
      path: pathname,
    })
  },
  component: CoursePage,
})
