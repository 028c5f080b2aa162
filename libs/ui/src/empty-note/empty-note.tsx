import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-3')} ${token('space-5')};
  padding-block: ${token('space-4')};
  color: ${token('text-muted')};
`

const Words = styled.div`
  flex: 1 1 14em;
  & > p {
    margin: 0;
  }
  & > p:first-child:not(:last-child) {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
`

export interface EmptyNoteProps {
  /** Text such as 暂无评论. */
  title: string
  /** Suggests what the user can do. */
  hint?: string
  /** Link or button to continue. */
  action?: ReactNode
  /** Class of the root element. */
  className?: string
}

/** Empty state without a drawing, for lists that are not the main content of a page. */
export function EmptyNote({ title, hint, action, className }: EmptyNoteProps): ReactElement {
  return (
    <Root className={className}>
      <Words role="status">
        <p>{title}</p>
        {hint && <p>{hint}</p>}
      </Words>
      {action}
    </Root>
  )
}
