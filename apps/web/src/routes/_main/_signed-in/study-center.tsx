import { studyListQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { studySearch } from '../../../search-schemas'
import { StudyCenterPage } from '../../../pages/study-center/study-center-page'
import { startQuery } from '../../../start-query'
import { pageHead } from '../../../page-head'
import * as titles from '../../../titles'

export const Route = createFileRoute('/_main/_signed-in/study-center')({
  validateSearch: studySearch,
  loaderDeps: ({ search: { tab, page } }) => ({ tab, page }),
  loader: ({ context: { api, queryClient }, deps: { tab, page = 1 } }) =>
    startQuery(queryClient, studyListQuery(api, { list: tab ?? 'learned', page })),
  head: ({ match }) => pageHead(match.context, { title: titles.studyCenter }),
  component: StudyCenterPage,
})
