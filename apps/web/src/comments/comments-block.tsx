import type { CommentTarget } from '@shuyuan/api'
import { commentBarrier, CommentBarrierNote, CommentForm, CommentList } from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { Link, Skeleton, token } from '@shuyuan/ui'
import { useLocation } from '@tanstack/react-router'
import { styled } from 'styled-components'
import { QueryBlock } from '../blocks/query-block'
import { href } from '../href'
import * as messages from '../page-messages'
import { useComments } from './use-comments'

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  max-inline-size: 820px;
  padding-block: ${token('space-4')};
`

interface CommentsBlockProps {
  target: CommentTarget
  /** May use the course; for a lesson also watch it. */
  hasAccess: boolean
  allowsComments: boolean
  /** The course to buy for those who may not write. */
  courseId: number
}

/** Comments of a course or lesson, with the form for those who may write. */
export function CommentsBlock({ target, hasAccess, allowsComments, courseId }: CommentsBlockProps) {
  const { hasToken } = useSessionState()
  const { href: here } = useLocation()
  const comments = useComments(target)
  const barrier = commentBarrier({ isSignedIn: hasToken, hasAccess, allowsComments })
  const wayPast = {
    'sign-in': <Link href={href('/login', { redirect: here })}>{messages.loginToComment}</Link>,
    buy: (
      <Link href={href('/order', { goods_type: 'vod', goods_id: courseId })}>
        {messages.buyToComment}
      </Link>
    ),
    closed: undefined,
  }
  return (
    <Root>
      {barrier === null ? (
        <CommentForm onSubmit={(content) => comments.send({ content })} />
      ) : (
        <CommentBarrierNote barrier={barrier} action={wayPast[barrier]} />
      )}
      <QueryBlock query={comments.query} skeleton={<Skeleton lines={16} />}>
        {({ items, total }) => (
          <CommentList
            comments={items}
            total={total}
            onReply={barrier === null ? comments.send : undefined}
            onShowAll={items.length < total ? comments.showAll : undefined}
            isLoadingAll={comments.isLoadingAll}
            repliesOf={comments.repliesOf}
            onShowReplies={comments.showReplies}
            loadingRepliesOf={comments.loadingRepliesOf}
          />
        )}
      </QueryBlock>
    </Root>
  )
}
