import type { ContentComment, ContentReply } from '../../src/content-shape'

/** `[author, date time, text]`, then `'pending'` before its review, or the index of the reply that it answers. */
type ReplyDraft = [author: string, createdAt: string, content: string, mark?: 'pending' | number]

/** `[author, date time, text, replies]`, then `'pending'` before its review. */
export type CommentDraft = [
  author: string,
  createdAt: string,
  content: string,
  replies?: ReplyDraft[],
  mark?: 'pending',
]

type Target = Pick<ContentComment, 'target' | 'targetId'>

/** The comments below one course. */
export function onCourse(targetId: number, drafts: CommentDraft[]): ContentComment[] {
  return drafts.map((draft) => buildComment({ target: 'course', targetId }, draft))
}

/** The comments below one lesson. */
export function onLesson(targetId: number, drafts: CommentDraft[]): ContentComment[] {
  return drafts.map((draft) => buildComment({ target: 'lesson', targetId }, draft))
}

function buildComment(
  target: Target,
  [author, createdAt, content, replies = [], mark]: CommentDraft,
): ContentComment {
  return {
    ...target,
    author,
    content,
    approved: mark !== 'pending',
    createdAt: `${createdAt}:00`,
    replies: replies.map(buildReply),
  }
}

function buildReply([author, createdAt, content, mark]: ReplyDraft): ContentReply {
  const reply = { author, content, approved: mark !== 'pending', createdAt: `${createdAt}:00` }
  return typeof mark === 'number' ? { ...reply, replyToIndex: mark } : reply
}
