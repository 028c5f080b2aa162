import {
  describeError,
  isSilentError,
  markAllMessagesRead,
  markMessageRead,
  type Message,
  type Page,
} from '@shuyuan/api'
import { queryScopes, unreadCountQuery } from '@shuyuan/api/query'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../../core/use-services'

const messages = { queryKey: queryScopes.messages }
const lists = { queryKey: queryScopes.messageLists }
const mutationKey = ['mark-all-read']

/** Marks messages as read at once in list, side menu and header, then fetches what is left. */
export function useMarkRead() {
  const { api } = useServices()
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
    // Replies to requests under way would undo it.
    await queryClient.cancelQueries(messages)
    show(new Date().toISOString(), (message) => message.readAt === null && isMeant(message))
  }

  function showError(error: Error) {
    if (!isSilentError(error)) toast.error(describeError(error))
  }

  async function onSettled() {
    // A first reply under way may be older than the mark, and invalidating would not replace it.
    await queryClient.cancelQueries(messages)
    await queryClient.invalidateQueries(messages)
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
      queryClient.setQueryData(unreadCountQuery(api).queryKey, 0)
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
