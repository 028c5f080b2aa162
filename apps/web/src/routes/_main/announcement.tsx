import { announcementQuery, announcementsQuery, latestAnnouncementQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch } from '../../core/router/search-schemas'
import { AnnouncementPage } from '../../features/announcements/announcement-page'
import { startOptionalQuery, startQuery } from '../../core/router/start-query'
import { PageHead } from '../../core/page/page-head'
import { useServices } from '../../core/use-services'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/announcement')({
  staticData: { title: titles.announcement, head: <AnnouncementsHead />, hasTabBar: true },
  validateSearch: announcementSearch,
  loaderDeps: ({ search: { id, page } }) => ({ id, page }),
  loader: async ({ context: { api, queryClient }, deps: { id, page = 1 } }) => {
    await Promise.all([
      id === undefined
        ? startQuery(queryClient, latestAnnouncementQuery(api))
        : startQuery(queryClient, announcementQuery(api, id)),
      startOptionalQuery(queryClient, announcementsQuery(api, { page })),
    ])
  },
  component: AnnouncementPage,
})

/** Head until the page has an announcement, which has its own. */
function AnnouncementsHead() {
  const { api } = useServices()
  const { id } = Route.useSearch()
  const latest = useQuery({ ...latestAnnouncementQuery(api), enabled: false })
  const named = useQuery({ ...announcementQuery(api, id ?? 0), enabled: false })
  const announcement = id === undefined ? latest.data : named.data
  return announcement ? null : <PageHead title={titles.announcement} />
}
