import { unreadCountQuery } from '@shuyuan/api/query'
import { useSession, useSessionState } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../use-services'

/** Asks for the number of unread messages whenever the session wants to know, and tells it. */
export function useUnread(): void {
  const { api } = useServices()
  const session = useSession()
  const { unreadNeedsRefresh, isLoggedIn } = useSessionState()
  const { data } = useQuery({
    ...unreadCountQuery(api),
    enabled: isLoggedIn && unreadNeedsRefresh,
    // The count decides about a dot only; a failure is not worth a word.
    staleTime: 0,
    gcTime: 0,
  })
  // The session is the one place that the header and the message centre read.
  useEffect(() => {
    if (data !== undefined && unreadNeedsRefresh) session.setUnread(data > 0)
  }, [data, unreadNeedsRefresh, session])
}
