import type { ApiClient } from '@shuyuan/api'
import { messagesQuery, queryScopes, unreadCountQuery } from '@shuyuan/api/query'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useSession, useSessionState } from '@shuyuan/session/react'
import { useEffect, useRef } from 'react'
import { useServices } from '../app/use-services'

/**
 * Whether a message is unread. The newest ones say so themselves: the server's count is as old as the
 * last reading of a message and misses what came later. It is asked about older ones only.
 */
async function askForUnread(queryClient: QueryClient, api: ApiClient): Promise<boolean> {
  const newest = messagesQuery(api, { page: 1 })
  const shown = queryClient.getQueryCache().find({ queryKey: newest.queryKey, type: 'active' })
  // Asked again here, the failure that the page tells would be told twice.
  if (shown?.state.status === 'error') throw shown.state.error
  const { items, total } = await queryClient.fetchQuery(newest)
  if (items.some(({ readAt }) => readAt === null)) return true
  if (items.length >= total) return false
  const count = unreadCountQuery(api)
  // A count on its way was asked for before whatever led here.
  await queryClient.cancelQueries(count)
  return (await queryClient.fetchQuery({ ...count, staleTime: 0 })) > 0
}

/** Keeps the session's unread flag up to date. */
export function useUnread(): void {
  const { api } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()
  const { unreadNeedsRefresh, isSignedIn } = useSessionState()
  const isWanted = isSignedIn && unreadNeedsRefresh
  const newest = useRef(0)
  // Another tab may have read what is marked here; what is not on screen may be as old.
  useEffect(() => {
    function look() {
      if (document.hidden || !session.state.hasUnread) return
      queryClient.removeQueries({ queryKey: queryScopes.messages, type: 'inactive' })
      session.setUnreadNeedsRefresh(true)
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [session, queryClient])
  // The session is the one place that the header and the message center read.
  useEffect(() => {
    if (!isWanted) return
    // Later requests ask the server again: messages were read, or another account is signed in.
    session.setUnreadNeedsRefresh(false)
    const question = (newest.current += 1)
    const token = session.getToken()
    askForUnread(queryClient, api).then(
      (hasUnread) => {
        if (question !== newest.current || session.getToken() !== token) return
        session.setUnread(hasUnread)
      },
      // Not worth a word: the answer decides about a dot only.
      () => undefined,
    )
  }, [isWanted, api, session, queryClient])
}
