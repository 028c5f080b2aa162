import { announcementQuery, announcementsQuery, latestAnnouncementQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch } from '../../search-schemas'
import { AnnouncementPage } from '../../pages/announcement/announcement-page'
import { startQuery } from '../../start-query'
import { pageHead } from '../../page-head'
import * as titles from '../../titles'

export const Route = createFileRoute('/_main/announcement')({
  validateSearch: announcementSearch,
  loaderDeps: ({ search: { id, page } }) => ({ id, page }),
  loader: ({ context: { api, queryClient }, deps: { id, page = 1 } }) => {
    if (id === undefined) startQuery(queryClient, latestAnnouncementQuery(api))
    else startQuery(queryClient, announcementQuery(api, id))
    startQuery(queryClient, announcementsQuery(api, { page }))
  },
  head: ({ match: { context, search } }) => {
    const { api, queryClient } = context
    const announcement =
      search.id === undefined
        ? queryClient.getQueryData(latestAnnouncementQuery(api).queryKey)
        : queryClient.getQueryData(announcementQuery(api, search.id).queryKey)
    return pageHead(context, { title: announcement?.title ?? titles.announcement })
  },
  component: AnnouncementPage,
})
