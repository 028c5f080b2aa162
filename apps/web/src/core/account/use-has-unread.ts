import { messagesQuery, unreadCountQuery } from '@shuyuan/api/query'
import { useSessionState } from '@shuyuan/session/react'
import { useQuery, type Query } from '@tanstack/react-query'
import { useServices } from '../use-services'

interface UnreadOptions {
  /**
   * Whether to refetch when the tab becomes visible, even if nothing is known to be unread.
   * @default false
   */
  refetchOnFocus?: boolean
}

/**
 * Whether the learner has unread messages. The server's count misses messages that arrived since the
 * messages were last read, so the first page of messages is checked first. The count covers older ones.
 */
export function useHasUnread({ refetchOnFocus = false }: UnreadOptions = {}) {
  const { api } = useServices()
  const isSignedIn = useSessionState((state) => state.isSignedIn)
  // The page that shows a failed list offers to retry it.
  const canFetch = ({ state }: Pick<Query, 'state'>) =>
    isSignedIn && (state.status !== 'error' || state.data !== undefined)

  const newest = useQuery({
    ...messagesQuery(api, { page: 1 }),
    enabled: canFetch,
    // Another tab may have read what is marked as unread here.
    refetchOnWindowFocus: ({ state }) => (refetchOnFocus || hasUnreadItem(state.data)) && 'always',
  })
  const hasOlder = newest.data !== undefined && newest.data.items.length < newest.data.total
  const count = useQuery({
    ...unreadCountQuery(api),
    enabled: (query) => hasOlder && canFetch(query),
    refetchOnWindowFocus: ({ state }) => (state.data ?? 0) > 0 && 'always',
  })
  if (!isSignedIn) return false
  return hasUnreadItem(newest.data) || (hasOlder && (count.data ?? 0) > 0)
}

function hasUnreadItem(page: { items: readonly { readAt: string | null }[] } | undefined): boolean {
  return page?.items.some(({ readAt }) => readAt === null) ?? false
}
