import type { Comment, CommentReply } from '@shuyuan/api'

/** A reply to send. */
export interface ReplyDraft {
  content: string
  /** ID of the top-level comment. */
  parentId: string
  /** ID of the reply that it answers, if any. */
  replyId?: string
}

/** State of loading more comments or replies. */
export interface MoreState {
  isLoading: boolean
  /** Error text to show; the user can retry. */
  error?: string
}

export interface CommentListProps {
  /** Comments that are shown. */
  comments: readonly Comment[]
  /** Number of top-level comments. */
  total: number
  /** Name of the learner. Pending comments of others are hidden. */
  ownName?: string
  /**
   * Sends a reply. Omit it to disable replies. If it rejects, the form keeps the text and shows the
   * error below the field, so don't show it elsewhere.
   */
  onReply?: (reply: ReplyDraft) => Promise<unknown>
  /**
   * Returns the draft of a reply to a comment or reply. The form with a non-empty draft is open
   * initially.
   */
  draftOf?: (id: string) => string
  /** Called on each change of a reply, and with `''` once it was sent. */
  onDraftChange?: (id: string, draft: string) => void
  /** Called to load all comments; omitted when all are shown. */
  onShowAll?: () => void
  /** State of loading the other comments. */
  allState?: MoreState
  /**
   * Returns all replies of a comment once they are loaded. Until then its newest ones are shown.
   */
  repliesOf?: (comment: Comment) => readonly CommentReply[] | undefined
  /** Called to load all replies of a comment. */
  onShowReplies?: (comment: Comment) => void
  /** Returns the state of loading the replies of a comment. */
  repliesStateOf?: (comment: Comment) => MoreState
}
