import { messagesQuery } from '@shuyuan/api/query'
import { useSession } from '@shuyuan/session/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useServices } from '../../app/use-services'

/**
 * Looks whether one of the newest messages is unread, again whenever the tab shows: another one may have
 * read them. The server's count is as old as the last reading of a message, so that alone it would never
 * tell of a new one.
 */
export function useNewestMessages(): void {
  const { api } = useServices()
  const session = useSession()
  const { data } = useQuery({ ...messagesQuery(api, { page: 1 }), refetchOnWindowFocus: 'always' })
  const isUnread = data?.items.some(({ readAt }) => readAt === null)
  // The session is the one place that the header and the menu read.
  useEffect(() => {
    if (isUnread === true) session.setUnread(true)
    // An older one may be; that the server knows.
    if (isUnread === false && session.state.hasUnread) session.setUnreadNeedsRefresh(true)
  }, [isUnread, session])
}
