import type { ApiClient } from '@shuyuan/api'
import { messagesQuery, unreadCountQuery } from '@shuyuan/api/query'
import type { QueryClient } from '@tanstack/react-query'

/**
 * Whether a message is unread. The newest ones say so themselves: the server's count is as old as the
 * last reading of a message and misses what came later. It is asked about older ones only.
 */
export async function askForUnread(queryClient: QueryClient, api: ApiClient): Promise<boolean> {
  const { items, total } = await queryClient.fetchQuery(messagesQuery(api, { page: 1 }))
  if (items.some(({ readAt }) => readAt === null)) return true
  if (items.length >= total) return false
  const count = unreadCountQuery(api)
  // A count on its way was asked for before whatever led here.
  await queryClient.cancelQueries(count)
  return (await queryClient.fetchQuery({ ...count, staleTime: 0 })) > 0
}
