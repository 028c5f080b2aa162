import { describeError, markAllMessagesRead, markMessageRead } from '@shuyuan/api'
import { queryScopes } from '@shuyuan/api/query'
import { useSession } from '@shuyuan/session/react'
import { toast } from '@shuyuan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../../use-services'

/** Marks messages as read, and has list and unread marks asked for again. */
export function useMarkRead() {
  const { api } = useServices()
  const session = useSession()
  const queryClient = useQueryClient()
  const settle = {
    onSuccess: async () => {
      session.setUnreadNeedsRefresh(true)
      await queryClient.invalidateQueries({ queryKey: queryScopes.messages })
    },
    onError: (error: Error) => toast.error(describeError(error)),
  }
  const one = useMutation({ mutationFn: (id: string) => markMessageRead(api, { id }), ...settle })
  const all = useMutation({ mutationFn: () => markAllMessagesRead(api), ...settle })
  return { markOne: one.mutate, markAll: () => all.mutate(), isMarkingAll: all.isPending }
}
