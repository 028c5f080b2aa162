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

/** Marks messages as read in the list, the menu and the header, then refetches. */
export function useMarkRead() {
  const { api } = useServices()
  const queryClient = useQueryClient()

  function show(readAt: string | null, matches: (message: Message) => boolean) {
    queryClient.setQueriesData<Page<Message>>(
      lists,
      (page) =>
        page && {
          ...page,
          items: page.items.map((message) => (matches(message) ? { ...message, readAt } : message)),
        },
    )
  }

  async function showAsRead(matches: (message: Message) => boolean) {
    // Replies in flight would undo the update.
    await queryClient.cancelQueries(messages)
    show(new Date().toISOString(), (message) => message.readAt === null && matches(message))
  }

  function showError(error: Error) {
    if (!isSilentError(error)) toast.error(describeError(error))
  }

  async function onSettled() {
    // A first reply in flight may be older than the change, and invalidating does not cancel it.
    await queryClient.cancelQueries(messages)
    await queryClient.invalidateQueries(messages)
  }
  const one = useMutation({
    mutationFn: (id: string) => markMessageRead(api, { id }),
    onMutate: (id) => showAsRead((message) => message.id === id),
    onError(error, id) {
      // Undone locally, because a refetch may fail, too.
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
      // The second click of a double click arrives before the button is disabled.
      if (queryClient.isMutating({ mutationKey }) === 0) all.mutate()
    },
    isMarkingAll: all.isPending,
  }
}
