import {
  describeError,
  storeComment,
  type Comment,
  type CommentReply,
  type CommentTarget,
} from '@shuyuan/api'
import { allCommentsQuery, commentRepliesQuery, commentsQuery } from '@shuyuan/api/query'
import { toast } from '@shuyuan/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as messages from '../page-messages'
import { useServices } from '../use-services'

interface Draft {
  content: string
  parentId?: string
  replyId?: string
}

/** The newest comments, all of them on demand, replies on demand, and sending one. */
export function useComments(target: CommentTarget) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const newest = commentsQuery(api, target)
  const query = useQuery(newest)
  const [replies, setReplies] = useState<Record<string, CommentReply[]>>({})

  const all = useMutation({
    mutationFn: () => queryClient.fetchQuery(allCommentsQuery(api, target)),
    onSuccess: (items) => queryClient.setQueryData(newest.queryKey, { items, total: items.length }),
    onError: (error) => toast.error(describeError(error)),
  })
  const more = useMutation({
    mutationFn: ({ id }: Comment) => queryClient.fetchQuery(commentRepliesQuery(api, target, id)),
    onSuccess: (list, { id }) => setReplies((known) => ({ ...known, [id]: list })),
    onError: (error) => toast.error(describeError(error)),
  })

  return {
    query,
    repliesOf: ({ id }: Comment) => replies[id],
    showAll: () => all.mutate(),
    isLoadingAll: all.isPending,
    showReplies: (comment: Comment) => more.mutate(comment),
    loadingRepliesOf: more.isPending ? more.variables.id : null,
    /** Rejects with the server's words, which the form shows. */
    async send({ content, parentId, replyId }: Draft): Promise<void> {
      await storeComment(api, { target, content, parentId, replyId })
      if (parentId !== undefined) setReplies(({ [parentId]: _stale, ...rest }) => rest)
      toast.success(messages.commentSent)
      await queryClient.invalidateQueries({ queryKey: newest.queryKey })
    },
  }
}
