import { studyListQuery } from '@shuyuan/api/query'
import { lazyComponent } from '@shuyuan/ui'
import { createFileRoute } from '@tanstack/react-router'
import { studySearch } from '../../../core/router/search-schemas'
import { StudyCenterPage } from '../../../features/study/study-center-page'
import { startQuery } from '../../../core/router/start-query'
import * as titles from '../../../core/router/titles'

// Other pages do not load it.
const StudySkeleton = lazyComponent(() =>
  import('../../../features/study/study-skeleton').then((code) => code.StudySkeleton),
)

export const Route = createFileRoute('/_main/_signed-in/study-center')({
  staticData: { title: titles.studyCenter, skeleton: <StudySkeleton />, hasTabBar: true },
  validateSearch: studySearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: ({ context: { api, queryClient }, deps: { tab, page = 1 } }) =>
    startQuery(queryClient, studyListQuery(api, { list: tab ?? 'learned', page })),
  component: StudyCenterPage,
})
