import type { ReactElement, ReactNode } from 'react'
import { token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { commentMessages } from '../messages'
import type { CommentBarrier } from '../rules/comment-barrier'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')};
  padding: ${token('space-3')} ${token('space-4')};
  border-radius: ${token('radius-md')};
  background: ${token('surface-sunken')};
  color: ${token('text-muted')};
`

export interface CommentBarrierNoteProps {
  barrier: CommentBarrier
  /** Link or button that helps, such as a link to sign in. */
  action?: ReactNode
}

/** Note in place of the form that explains why the visitor cannot comment. */
export function CommentBarrierNote({ barrier, action }: CommentBarrierNoteProps): ReactElement {
  const messages = useMessages(commentMessages)
  return (
    <Root>
      <p>{messages.barriers[barrier]}</p>
      {action}
    </Root>
  )
}
