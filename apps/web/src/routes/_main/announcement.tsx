import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch } from '../../search-schemas'
import { AnnouncementPage } from '../../pages/announcement/announcement-page'

export const Route = createFileRoute('/_main/announcement')({
  validateSearch: announcementSearch,
  component: AnnouncementPage,
})
