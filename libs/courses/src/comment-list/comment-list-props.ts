import type { Comment, CommentReply } from '@shuyuan/api'

/** A reply about to be sent. */
export interface ReplyDraft {
  content: string
  /** The top-level comment. */
  parentId: string
  /** The reply answered, when it is one. */
  replyId?: string
}

/** What became of asking for more. */
export interface MoreState {
  isLoading: boolean
  /** Why it failed, in words to show; asking again is possible. */
  failure?: string
}

/** Properties of `CommentList`. */
export interface CommentListProps {
  comments: readonly Comment[]
  /** Top-level comments in all. */
  total: number
  /**
   * Sends a reply; left out: one cannot reply. When it rejects the text stays and the reason stands
   * below the field; do not show it elsewhere.
   */
  onReply?: (reply: ReplyDraft) => Promise<unknown>
  /** The reply begun below a comment or reply; one that is not `''` is open from the start. */
  draftOf?: (id: string) => string
  /** Told of each change of a reply, `''` once it was sent. */
  onDraftChange?: (id: string, draft: string) => void
  /** Called to load all comments; omitted when all are shown. */
  onShowAll?: () => void
  allState?: MoreState
  /** All replies of a comment where they were fetched; otherwise its newest ones are shown. */
  repliesOf?: (comment: Comment) => readonly CommentReply[] | undefined
  /** Called to load all replies of a comment. */
  onShowReplies?: (comment: Comment) => void
  repliesStateOf?: (comment: Comment) => MoreState
}
