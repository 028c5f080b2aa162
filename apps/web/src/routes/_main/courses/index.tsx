import { categoriesQuery, coursesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { courseListInput, courseListSearch } from '../../../search-schemas'
import { CourseListPage } from '../../../pages/course-list/course-list-page'

export const Route = createFileRoute('/_main/courses/')({
  validateSearch: courseListSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    void queryClient.prefetchQuery(categoriesQuery(api))
    void queryClient.prefetchQuery(coursesQuery(api, courseListInput(deps)))
  },
  component: CourseListPage,
})
