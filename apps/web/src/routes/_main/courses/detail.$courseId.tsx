import { courseQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { courseSearch } from '../../../search-schemas'
import { idFromPath, parseCourseId } from '../../../id-from-path'
import { CoursePage } from '../../../pages/course/course-page'

export const Route = createFileRoute('/_main/courses/detail/$courseId')({
  validateSearch: courseSearch,
  params: { parse: parseCourseId },
  loader: ({ context: { api, queryClient }, params }) => {
    void queryClient.prefetchQuery(courseQuery(api, idFromPath(params.courseId)))
  },
  component: CoursePage,
})
