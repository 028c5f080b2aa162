import { categoriesQuery, coursesQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { courseListInput, courseListSearch } from '../../../core/router/search-schemas'
import { CourseListPage } from '../../../features/catalog/course-list-page'
import { keepSchoolFigures } from '../../../core/site/keep-school-figures'
import { startOptionalQuery, startQuery } from '../../../core/router/start-query'
import { PageHead } from '../../../core/page/page-head'
import { stringifySearch } from '../../../core/router/search-params'
import { pageParam } from '../../../core/router/page-links'
import * as titles from '../../../core/router/titles'

export const Route = createFileRoute('/_main/courses/')({
  staticData: { title: titles.allCourses, head: <CourseListHead />, hasTabBar: true },
  validateSearch: courseListSearch,
  loaderDeps: ({ search: { cid, child, scene, page } }) => ({ cid, child, scene, page }),
  loader: async ({ context: { api, keptApi, queryClient }, deps }) => {
    await Promise.all([
      startOptionalQuery(queryClient, categoriesQuery(api)),
      startQuery(queryClient, coursesQuery(api, courseListInput(deps))),
    ])
    if (import.meta.env.SSR) await keepSchoolFigures({ keptApi, queryClient })
  },
  component: CourseListPage,
})

function CourseListHead() {
  const { page = 1, ...filters } = Route.useSearch()
  // Filtered lists are parts of the full list, which is their canonical page.
  const isFiltered = Object.values(filters).some(Boolean)
  const search = isFiltered ? '' : stringifySearch({ page: pageParam(page) })
  return <PageHead title={titles.allCourses} path={`/courses${search}`} />
}
