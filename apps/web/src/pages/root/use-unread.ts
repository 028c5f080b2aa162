import { queryScopes, unreadCountQuery } from '@shuyuan/api/query'
import { useSession, useSessionState } from '@shuyuan/session/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../use-services'
import { hasUnreadInCache } from './has-unread-in-cache'

/** Asks for the number of unread messages whenever the session wants to know, and tells it. */
export function useUnread(): void {
  const { api } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()
  const { unreadNeedsRefresh, isLoggedIn } = useSessionState()
  const isWanted = isLoggedIn && unreadNeedsRefresh
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
  // The session is the one place that the header and the message centre read.
  useEffect(() => {
    if (!isWanted) return
    let gone = false
    queryClient.fetchQuery({ ...unreadCountQuery(api), staleTime: 0 }).then(
      (count) => {
        // The count may be older than what is seen in the messages.
        if (!gone) session.setUnread(count > 0 || hasUnreadInCache(queryClient))
      },
      // Not worth a word: the count decides about a dot only.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [isWanted, api, session, queryClient])
}
