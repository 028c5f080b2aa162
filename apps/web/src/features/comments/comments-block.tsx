import type { CommentTarget } from '@shuyuan/api'
import {
  CommentBarrierNote,
  CommentForm,
  CommentList,
  type CourseAccess,
  commentBarrier,
} from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { ErrorBlock, Skeleton, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { UntilAccessKnown } from '../../core/account/until-access-known'
import { useAccountState } from '../../core/account/use-account-state'
import { useServices } from '../../core/use-services'
import { QueryBlock } from '../../core/page/query-block'
import { AccessActions } from '../../core/page/access-actions'
import { useComments } from './use-comments'

/** Drafts of a target: one new comment (`''`) and one reply per comment. */
export function useDrafts({ kind, id }: CommentTarget) {
  const { drafts } = useServices()
  const key = (parentId: string) => [kind, id, parentId].join('/')
  return {
    draftOf: (parentId: string) => drafts.get(key(parentId)),
    setDraft: (parentId: string, text: string) => drafts.set(key(parentId), text),
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-6')};
  padding-block: ${token('space-4')};
`

interface CommentsBlockProps {
  target: CommentTarget
  /** The learner owns the course and, for a lesson, can watch it. */
  hasAccess: boolean
  allowsComments: boolean
  /** Course to buy if the learner may not comment. */
  courseId: number
  access: CourseAccess
}

/** Comments of a course or lesson. Learners with access can write. */
export function CommentsBlock(props: CommentsBlockProps) {
  const { kind, id } = props.target
  // Resets drafts and expanded replies for another course or lesson.
  return <Comments key={`${kind} ${id}`} {...props} />
}

function Comments({ target, hasAccess, allowsComments, courseId, access }: CommentsBlockProps) {
  const account = useAccountState()
  const member = useSessionState((state) => state.member)
  const comments = useComments(target)
  const { draftOf, setDraft } = useDrafts(target)
  const isSignedIn = account.kind !== 'visitor'
  const barrier = commentBarrier({ isSignedIn, hasAccess, allowsComments, access })

  function writing(): ReactNode {
    if (barrier === 'closed') return <CommentBarrierNote barrier={barrier} />
    if (account.kind === 'loading') return <Skeleton height={188} />
    if (account.kind === 'failed') return <ErrorBlock {...account} />
    return (
      <UntilAccessKnown courseId={courseId}>
        {barrier !== null && (
          <CommentBarrierNote
            barrier={barrier}
            action={<AccessActions courseId={courseId} access={access} />}
          />
        )}
        {barrier === null && member !== null && (
          <CommentForm
            // Drafts belong to an account.
            key={member.id}
            draft={draftOf('')}
            onDraftChange={(text) => setDraft('', text)}
            onSubmit={(content) => comments.send({ content })}
          />
        )}
      </UntilAccessKnown>
    )
  }

  return (
    <Root>
      {writing()}
      <QueryBlock query={comments.query} skeleton={<Skeleton lines={16} />}>
        {({ items, total }) => (
          <CommentList
            key={member?.id}
            comments={comments.all ?? items}
            total={comments.all?.length ?? total}
            ownName={member?.name}
            onReply={barrier === null ? comments.send : undefined}
            draftOf={draftOf}
            onDraftChange={setDraft}
            onShowAll={comments.showAll}
            allState={comments.allState}
            repliesOf={comments.repliesOf}
            onShowReplies={comments.showReplies}
            repliesStateOf={comments.repliesStateOf}
          />
        )}
      </QueryBlock>
    </Root>
  )
}
