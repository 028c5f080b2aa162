import { createFileRoute } from '@tanstack/react-router'
import { redirectSearch } from '../../search-schemas'
import { requireToken } from '../../guards'
import { FaceCheckPage } from '../../pages/face-check/face-check-page'

export const Route = createFileRoute('/_main/face-check')({
  validateSearch: redirectSearch,
  beforeLoad: requireToken,
  component: FaceCheckPage,
})
