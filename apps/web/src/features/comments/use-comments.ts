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
  return { isLoading: isFetching, error: hasFailed ? describeError(error) : undefined }
}

/** Newest comments. Loads all comments and replies on demand, and sends comments. */
export function useComments(target: CommentTarget) {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery(commentsQuery(api, target))
  const [isShowingAll, setIsShowingAll] = useState(false)
  const all = useQuery({ ...allCommentsQuery(api, target), enabled: isShowingAll })
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([])
  const replies = useQueries({
    queries: expandedIds.map((id) => commentRepliesQuery(api, target, id)),
  })
  const repliesTo = ({ id }: Comment) => replies[expandedIds.indexOf(id)]

  return {
    query,
    all: isShowingAll ? all.data : undefined,
    allState: moreState(all),
    showAll() {
      if (isShowingAll) void all.refetch()
      setIsShowingAll(true)
    },
    repliesOf: (comment: Comment) => repliesTo(comment)?.data,
    repliesStateOf(comment: Comment): MoreState {
      const query = repliesTo(comment)
      return query === undefined ? { isLoading: false } : moreState(query)
    },
    showReplies(comment: Comment) {
      void repliesTo(comment)?.refetch()
      setExpandedIds((ids) => (ids.includes(comment.id) ? ids : [...ids, comment.id]))
    },
    /** Rejects with the server's error, which the form shows. */
    async send({ content, parentId, replyId }: { content: string } & Partial<ReplyDraft>) {
      await createComment(api, { target, content, parentId, replyId })
      toast.success(messages.commentSent)
      // Not awaited: the comment is already stored, and a reply in flight may be older.
      void queryClient.invalidateQueries({ queryKey: queryScopes.comments })
    },
  }
}
