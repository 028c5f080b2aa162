import {
  describeError,
  isSilentError,
  markAllMessagesRead,
  markMessageRead,
  type Message,
  type Page,
} from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import { useSession } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../use-services'

const lists = { queryKey: [...queryScopes.messages, 'list'] }

/** Marks messages as read: list, side menu and header at once, and the server is asked what is left. */
export function useMarkRead() {
  const { api } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()

  async function showAsRead(isMeant: (message: Message) => boolean) {
    // A list on its way knows nothing of it yet.
    await queryClient.cancelQueries(lists)
    const readAt = new Date().toISOString()
    queryClient.setQueriesData<Page<Message>>(
      lists,
      (page) =>
        page && {
          ...page,
          items: page.items.map((message) =>
            message.readAt === null && isMeant(message) ? { ...message, readAt } : message,
          ),
        },
    )
  }

  const after = {
    onError: (error: Error) => {
      if (!isSilentError(error)) toast.error(describeError(error))
    },
    // Done or not, from here on the server says what is read.
    onSettled: () => {
      session.setUnreadNeedsRefresh(true)
      return queryClient.invalidateQueries({ queryKey: queryScopes.messages })
    },
  }
  const one = useMutation({
    mutationFn: (id: string) => markMessageRead(api, { id }),
    onMutate: (id) => showAsRead((message) => message.id === id),
    ...after,
  })
  const all = useMutation({
    mutationFn: () => markAllMessagesRead(api),
    onSuccess: async () => {
      await showAsRead(() => true)
      session.setUnread(false)
    },
    ...after,
  })
  return { markOne: one.mutate, markAll: () => all.mutate(), isMarkingAll: all.isPending }
}
