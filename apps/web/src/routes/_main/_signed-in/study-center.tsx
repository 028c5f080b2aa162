import { studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { studySearch } from '../../../core/router/search-schemas'
import { StudySkeleton } from '../../../features/study/lazy-study-skeleton'
import { StudyCenterPage } from '../../../features/study/study-center-page'
import { startQuery } from '../../../core/router/start-query'
import * as titles from '../../../core/router/titles'

export const Route = createFileRoute('/_main/_signed-in/study-center')({
  staticData: { title: titles.studyCenter, skeleton: <StudySkeleton />, hasTabBar: true },
  validateSearch: studySearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: ({ context: { api, queryClient }, deps: { tab, page = 1 } }) =>
    startQuery(queryClient, studyListQuery(api, { list: tab ?? 'learned', page })),
  component: StudyCenterPage,
})
