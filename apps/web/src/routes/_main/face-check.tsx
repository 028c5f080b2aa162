import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { requireToken } from '../../guards'
import { FaceCheckPage } from '../../pages/face-check/face-check-page'
import { startQuery } from '../../start-query'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_main/face-check')({
  validateSearch: redirectSearch,
  beforeLoad: requireToken,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  head: ({ match }) => pageHead(match.context, { title: titles.faceCheckTitle }),
  component: FaceCheckPage,
})
