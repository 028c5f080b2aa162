import { describeError, createComment, type Comment, type CommentTarget } from '@shuyuan/api'
import {
  allCommentsQuery,
  commentRepliesQuery,
  commentsQuery,
  queryScopes,
  retryAtOnce,
} from '@shuyuan/api/query'
import type { MoreState, ReplyDraft } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useQueries, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import * as messages from './messages'
import { wasRejected } from '../../core/api-errors'
import { useServices } from '../../core/use-services'

function moreState({ isFetching, error }: UseQueryResult<unknown>): MoreState {
  const hasFailed = error !== null && !isFetching
  return { isLoading: isFetching, error: hasFailed ? describeError(error) : undefined }
}

type SentComment = { content: string } & Partial<ReplyDraft>

/** A comment without a reply of the server, which may have stored it. */
interface UnansweredComment {
  text: string
  /** IDs of the comments that were listed before. */
  earlierIds: ReadonlySet<string>
}

/** Newest comments. Loads all comments and replies on demand, and sends comments. */
export function useComments(target: CommentTarget) {
  const { api, session } = useServices()
  const queryClient = useQueryClient()
  const query = useQuery(commentsQuery(api, target))
  const [isShowingAll, setIsShowingAll] = useState(false)
  const all = useQuery({ ...allCommentsQuery(api, target), enabled: isShowingAll })
  const [expandedIds, setExpandedIds] = useState<readonly string[]>([])
  const replies = useQueries({
    queries: expandedIds.map((id) => commentRepliesQuery(api, target, id)),
  })
  const repliesTo = ({ id }: Comment) => replies[expandedIds.indexOf(id)]
  const unanswered = useRef<UnansweredComment>(null)

  /** Fetches the newest comments, or the replies to one, and looks for an own one that was not there before. */
  async function wasStored(parentId: string | undefined, earlierIds: ReadonlySet<string>) {
    const fresh = { staleTime: 0, retry: retryAtOnce }
    const listed =
      parentId === undefined
        ? (await queryClient.fetchQuery({ ...commentsQuery(api, target), ...fresh })).items
        : await queryClient.fetchQuery({ ...commentRepliesQuery(api, target, parentId), ...fresh })
    const own = session.state.member?.name
    // Each new comment waits for its review.
    return listed.some(
      ({ id, isPending, author }) => isPending && author?.name === own && !earlierIds.has(id),
    )
  }

  function listedIds(): ReadonlySet<string> {
    const listed = [...(query.data?.items ?? []), ...replies.flatMap(({ data }) => data ?? [])]
    const inner = query.data?.items.flatMap((comment) => comment.replies) ?? []
    return new Set([...listed, ...inner].map(({ id }) => id))
  }

  /** Rejects with the server's error, which the form shows. */
  async function send({ content, parentId, replyId }: SentComment) {
    const text = [parentId, replyId, content].join(' ')
    const before = unanswered.current
    const isStored = before?.text === text && (await wasStored(parentId, before.earlierIds))
    if (!isStored) {
      const earlierIds = listedIds()
      try {
        await createComment(api, { target, content, parentId, replyId })
      } catch (error) {
        const canCompare = query.data !== undefined && !wasRejected(error)
        unanswered.current = canCompare ? { text, earlierIds } : null
        throw error
      }
    }
    unanswered.current = null
    toast.success(messages.commentSent)
    // Not awaited: the comment is already stored, and a reply in flight may be older.
    void queryClient.invalidateQueries({ queryKey: queryScopes.comments })
  }

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
    send,
  }
}
