import { announcementQuery, announcementsQuery, latestAnnouncementQuery } from '@shuyuan/api/query'
import { createFileRoute } from '@tanstack/react-router'
import { announcementSearch } from '../../core/router/search-schemas'
import { AnnouncementPage } from '../../features/announcements/announcement-page'
import { startQuery } from '../../core/router/start-query'
import { pageHead } from '../../core/router/page-head'
import { stringifySearch } from '../../core/router/search-params'
import * as titles from '../../core/router/titles'

export const Route = createFileRoute('/_main/announcement')({
  staticData: { title: titles.announcement },
  validateSearch: announcementSearch,
  loaderDeps: ({ search: { id, page } }) => ({ id, page }),
  loader: async ({ context: { api, queryClient }, deps: { id, page = 1 } }) => {
    await Promise.all([
      id === undefined
        ? startQuery(queryClient, latestAnnouncementQuery(api))
        : startQuery(queryClient, announcementQuery(api, id)),
      startQuery(queryClient, announcementsQuery(api, { page })),
    ])
  },
  head: ({ match }) => {
    const { context, pathname, search } = match
    const { api, queryClient } = context
    const { queryKey } =
      search.id === undefined ? latestAnnouncementQuery(api) : announcementQuery(api, search.id)
    const announcement = queryClient.getQueryData(queryKey)
    return pageHead(match, {
      title: announcement?.title,
      path: announcement ? pathname + stringifySearch({ id: announcement.id }) : undefined,
    })
  },
  component: AnnouncementPage,
})
