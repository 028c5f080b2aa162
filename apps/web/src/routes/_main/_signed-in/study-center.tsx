import { createFileRoute } from '@tanstack/react-router'
import { studySearch } from '../../../search-schemas'
import { StudyCenterPage } from '../../../pages/study-center/study-center-page'

export const Route = createFileRoute('/_main/_signed-in/study-center')({
  validateSearch: studySearch,
  component: StudyCenterPage,
})
