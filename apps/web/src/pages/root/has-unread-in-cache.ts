import type { Message, Page } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import type { QueryClient } from '@tanstack/react-query'

/** Whether a page of messages that was looked at holds an unread one. */
export function hasUnreadInCache(queryClient: QueryClient): boolean {
  return queryClient
    .getQueriesData<Page<Message>>({ queryKey: [...queryScopes.messages, 'list'] })
    .some(([, page]) => page?.items.some(({ readAt }) => readAt === null))
}
