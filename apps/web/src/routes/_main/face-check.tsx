import { memberQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../core/router/search-schemas'
import { requireStep } from '../../core/router/guards'
import { FaceCheckPage } from '../../features/auth/pages/face-check-page'
import { startQuery } from '../../core/router/start-query'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/face-check')({
  staticData: { title: titles.faceCheckTitle },
  validateSearch: redirectSearch,
  ssr: false,
  beforeLoad: requireStep,
  loader: ({ context: { api, queryClient } }) => startQuery(queryClient, memberQuery(api)),
  component: FaceCheckPage,
})
