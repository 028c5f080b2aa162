import { describeError, createComment, type Comment, type CommentTarget } from '@shuyuan/api'
import {
  allCommentsQuery,
  commentRepliesQuery,
  commentsQuery,
  queryScopes,
} from '@shuyuan/api/query'
import type { MoreState, ReplyDraft } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import * as messages from './messages'
import { useServices } from '../../core/use-services'

function moreState({ isFetching, error }: UseQueryResult<unknown>): MoreState {
  const hasFailed = error !== null && !isFetching
  return { isLoading: isFetching, failure: hasFailed ? describeError(error) : undefined }
}

/** The newest comments, all of them on demand, replies on demand, and sending one. */
export function useComments(target: CommentTarget) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery(commentsQuery(api, target))
  const [wantsAll, setWantsAll] = useState(false)
  const all = useQuery({ ...allCommentsQuery(api, target), enabled: wantsAll })
  const [unfolded, setUnfolded] = useState<readonly string[]>([])
  const replies = useQueries({
    queries: unfolded.map((id) => commentRepliesQuery(api, target, id)),
  })
  const repliesTo = ({ id }: Comment) => replies[unfolded.indexOf(id)]

  return {
    query,
    all: wantsAll ? all.data : undefined,
    allState: moreState(all),
    showAll() {
      if (wantsAll) void all.refetch()
      setWantsAll(true)
    },
    repliesOf: (comment: Comment) => repliesTo(comment)?.data,
    repliesStateOf(comment: Comment): MoreState {
      const asked = repliesTo(comment)
      return asked === undefined ? { isLoading: false } : moreState(asked)
    },
    showReplies(comment: Comment) {
      void repliesTo(comment)?.refetch()
      setUnfolded((ids) => (ids.includes(comment.id) ? ids : [...ids, comment.id]))
    },
    /** Rejects with the server's words, which the form shows. */
    async send({ content, parentId, replyId }: { content: string } & Partial<ReplyDraft>) {
      await createComment(api, { target, content, parentId, replyId })
      toast.success(messages.commentSent)
      // What is on its way was asked before and is dropped. The form does not wait for it: the text is stored.
      void queryClient.invalidateQueries({ queryKey: queryScopes.comments })
    },
  }
}
