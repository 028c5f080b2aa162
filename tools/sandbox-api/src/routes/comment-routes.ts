import type { MemberCall, Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { decodeCommentId } from '../comments/comment-id'
import type { CommentTarget } from '../comments/comment-row'
import { commentsUnder, countUnder, findComment } from '../comments/comment-row'
import { badParameter, notFound, refuse, unexpected } from '../wire/api-failure'
import { newestComments, replyComment, storedComment, topComment } from '../wire/comment'
import type { Input } from '../wire/input'
import { requireTexts } from '../wire/input'
import { stripTags } from '../wire/strip-tags'

const shownComments = 5
const maxLength = 140

/** Comments on courses (1) and lessons (2). */
export const commentRoutes: Route[] = [
  publicRoute('GET', '/api/v3/comments', ({ sandbox, input }) => {
    const target = readTarget(input)
    return {
      data: newestComments(sandbox, target, commentsUnder(sandbox, target, 0, shownComments)),
      total: countUnder(sandbox, target, 0),
    }
  }),

  publicRoute('GET', '/api/v3/comments/replies', ({ sandbox, input }) => {
    const target = readTarget(input)
    const parentId = readId(input, 'parent_id')
    const rows = commentsUnder(sandbox, target, parentId)
    return {
      data: rows.map((row) =>
        parentId === 0 ? topComment(sandbox, target, row) : replyComment(sandbox, row),
      ),
    }
  }),

  memberRoute('POST', '/api/v3/comment/store', createComment),
]

function readTarget(input: Input): CommentTarget {
  return { rt: Math.max(1, input.int('rt', 1)), rid: Math.max(1, input.int('rid', 1)) }
}

/** Missing, empty and 0 mean none; anything else must be an encoded ID. */
function readId(input: Input, name: string): number {
  const text = input.text(name)
  if (text === '' || text === '0') return 0
  const id = decodeCommentId(text)
  if (id === null) throw badParameter()
  return id
}

function createComment({ sandbox, input, member }: MemberCall) {
  const { store, clock } = sandbox
  const isLong = Array.from(input.text('content')).length > maxLength
  requireTexts(input, { rt: '参数错误', rid: '参数错误', content: '请输入评论内容' }, [
    isLong ? '评论内容最多140个字符' : null,
  ])
  const target = readTarget(input)
  if (![1, 2].includes(target.rt)) throw badParameter()
  const parentId = readId(input, 'parent_id')
  const replyId = readId(input, 'reply_id')
  if (replyId !== 0 && parentId === 0) throw unexpected()
  checkTarget({ sandbox }, target)
  checkAnswered({ sandbox }, target, parentId, replyId)
  const { id } = store.run(
    `INSERT INTO comments (rt, rid, parent_id, reply_id, user_id, content, ip_province, is_check,
      created_at) VALUES (?, ?, ?, ?, ?, ?, '内网IP', 0, ?)`,
    target.rt,
    target.rid,
    parentId,
    replyId,
    member.id,
    stripTags(input.text('content')),
    clock.seconds(),
  )
  const stored = findComment(sandbox, id)
  if (!stored) throw unexpected()
  return storedComment(sandbox, stored)
}

function checkTarget({ sandbox }: Pick<MemberCall, 'sandbox'>, { rt, rid }: CommentTarget) {
  const resource = sandbox.store.one<{ is_allow_comment: number }>(
    `SELECT is_allow_comment FROM ${rt === 1 ? 'courses' : 'videos'} WHERE id = ?`,
    rid,
  )
  if (!resource) throw notFound()
  if (resource.is_allow_comment !== 1) throw refuse('禁止提交评论')
}

function checkAnswered(
  { sandbox }: Pick<MemberCall, 'sandbox'>,
  { rt, rid }: CommentTarget,
  parentId: number,
  replyId: number,
) {
  if (parentId === 0) return
  const parent = sandbox.store.one<{ is_check: number }>(
    'SELECT is_check FROM comments WHERE id = ? AND rt = ? AND rid = ? AND parent_id = 0',
    parentId,
    rt,
    rid,
  )
  if (!parent) throw notFound()
  if (parent.is_check === 0) throw refuse('评论审核中')
  if (replyId === 0) return
  const answered = findComment(sandbox, replyId)
  if (answered?.parent_id !== parentId) throw notFound()
}
