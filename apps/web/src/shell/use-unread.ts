import { queryScopes } from '@shuyuan/api/query'
import { useSession, useSessionState } from '@shuyuan/session/react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useServices } from '../app/use-services'
import { askForUnread } from './ask-for-unread'

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
