import { messagesQuery, pageSizes } from '@shuyuan/api/query'
import { MessageList, MessageListSkeleton } from '@shuyuan/member'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useHasUnread } from '../../../core/account/use-has-unread'
import { PagedList } from '../../../core/page/paged-list'
import { pageParam } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useServices } from '../../../core/use-services'
import { useMarkRead } from './use-mark-read'

const route = getRouteApi('/_main/_signed-in/member/messages')

/** Message center. Header, menu and list share the unread state. */
export function MessagesPage() {
  const { api } = useServices()
  const href = useHref()
  const { page = 1 } = route.useSearch()
  const hasUnread = useHasUnread()
  const { markOne, markAll, isMarkingAll } = useMarkRead()
  const query = useQuery({ ...messagesQuery(api, { page }), refetchOnWindowFocus: 'always' })
  return (
    <PagedList
      query={query}
      skeleton={<MessageListSkeleton />}
      page={page}
      pageSize={pageSizes.messages}
      hrefFor={(target) => href({ to: '/member/messages', search: { page: pageParam(target) } })}
    >
      {({ items }) => (
        <MessageList
          messages={items}
          hasUnread={hasUnread}
          isBusy={isMarkingAll}
          onRead={markOne}
          onReadAll={markAll}
        />
      )}
    </PagedList>
  )
}
