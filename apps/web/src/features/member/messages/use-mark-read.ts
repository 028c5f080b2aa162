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
import { useServices } from '../../../app/use-services'

const lists = { queryKey: queryScopes.messageLists }
const mutationKey = ['mark-all-read']

/** Marks messages as read: list, side menu and header at once, and the server is asked what is left. */
export function useMarkRead() {
  const { api } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()

  function show(readAt: string | null, isMeant: (message: Message) => boolean) {
    queryClient.setQueriesData<Page<Message>>(
      lists,
      (page) =>
        page && {
          ...page,
          items: page.items.map((message) => (isMeant(message) ? { ...message, readAt } : message)),
        },
    )
  }

  async function showAsRead(isMeant: (message: Message) => boolean) {
    // A list on its way knows nothing of it yet.
    await queryClient.cancelQueries(lists)
    show(new Date().toISOString(), (message) => message.readAt === null && isMeant(message))
  }

  function showError(error: Error) {
    if (!isSilentError(error)) toast.error(describeError(error))
  }

  // Whether this failed or not, from here on the server decides what is read.
  function onSettled() {
    session.setUnreadNeedsRefresh(true)
    return queryClient.invalidateQueries({ queryKey: queryScopes.messages })
  }
  const one = useMutation({
    mutationFn: (id: string) => markMessageRead(api, { id }),
    onMutate: (id) => showAsRead((message) => message.id === id),
    onError(error, id) {
      // The server may not be reachable to report it.
      show(null, (message) => message.id === id)
      showError(error)
    },
    onSettled,
  })
  const all = useMutation({
    mutationKey,
    mutationFn: () => markAllMessagesRead(api),
    onSuccess: async () => {
      await showAsRead(() => true)
      session.setUnread(false)
    },
    onError: showError,
    onSettled,
  })
  return {
    markOne: one.mutate,
    markAll() {
      // The second click of a double click comes before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) === 0) all.mutate()
    },
    isMarkingAll: all.isPending,
  }
}
