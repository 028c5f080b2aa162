import type { CommentTarget } from '@shuyuan/api'
import {
  CommentBarrierNote,
  CommentForm,
  CommentList,
  type CourseAccess,
  commentBarrier,
} from '@shuyuan/courses'
import { useSessionState } from '@shuyuan/session/react'
import { Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useServices } from '../../core/use-services'
import { QueryBlock } from '../../core/page/query-block'
import { WayIn } from '../../core/page/way-in'
import { useComments } from './use-comments'

/** Comments begun on a target: one of its own (`''`) and one below each comment. */
export function useDrafts({ kind, id }: CommentTarget) {
  const { drafts } = useServices()
  const key = (below: string) => [kind, id, below].join('/')
  return {
    draftOf: (below: string) => drafts.get(key(below)),
    keepDraft: (below: string, text: string) => drafts.set(key(below), text),
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
  /** May use the course; for a lesson also watch it. */
  hasAccess: boolean
  allowsComments: boolean
  /** The course to buy for those who may not write, and what it takes. */
  courseId: number
  access: CourseAccess
}

/** Comments of a course or lesson, with the form for those who may write. */
export function CommentsBlock(props: CommentsBlockProps) {
  const { kind, id } = props.target
  // What is open and begun in there belongs to one course or lesson.
  return <Comments key={`${kind} ${id}`} {...props} />
}

function Comments({ target, hasAccess, allowsComments, courseId, access }: CommentsBlockProps) {
  const { hasToken, member } = useSessionState()
  const comments = useComments(target)
  const { draftOf, keepDraft } = useDrafts(target)
  const barrier = commentBarrier({ isSignedIn: hasToken, hasAccess, allowsComments, access })
  return (
    <Root>
      {barrier !== null && (
        <CommentBarrierNote
          barrier={barrier}
          action={barrier !== 'closed' && <WayIn courseId={courseId} access={access} />}
        />
      )}
      {/* Whose drafts there are is known once the account is. */}
      {barrier === null && member === null && <Skeleton height={188} />}
      {barrier === null && member !== null && (
        <CommentForm
          key={member.id}
          draft={draftOf('')}
          onDraftChange={(text) => keepDraft('', text)}
          onSubmit={(content) => comments.send({ content })}
        />
      )}
      <QueryBlock query={comments.query} skeleton={<Skeleton lines={16} />}>
        {({ items, total }) => (
          <CommentList
            key={member?.id}
            comments={comments.all ?? items}
            total={comments.all?.length ?? total}
            onReply={barrier === null ? comments.send : undefined}
            draftOf={draftOf}
            onDraftChange={keepDraft}
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
