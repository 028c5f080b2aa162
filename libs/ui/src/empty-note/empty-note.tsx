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
  & > p:first-child:not(:last-child) {
    color: ${token('text')};
    font-weight: ${token('weight-medium')};
  }
`

/** Properties of {@link EmptyNote}. */
export interface EmptyNoteProps {
  /** What there is none of, as 暂无评论. */
  title: string
  /** What one could do about it. */
  hint?: string
  /** A link or button that leads on. */
  action?: ReactNode
  className?: string
}

/** Says that a list beside or below the main thing of a page has nothing to show: `EmptyState` without drawing. */
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
