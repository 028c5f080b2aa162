import type { ReactElement, ReactNode } from 'react'
import { Inbox } from 'lucide-react'
import { styled } from 'styled-components'
import { token } from '../theme/token'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-9')} ${token('space-4')};
  color: ${token('text-muted')};
  text-align: center;
`

const Picture = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: ${token('accent-soft')};
  color: ${token('accent-text')};
`

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What there is none of, as 暂无课程. */
  title: string
  /** What one could do about it. */
  hint?: string
  /** A link or button that leads on. */
  action?: ReactNode
  className?: string
}

/** Says that a list has nothing to show. */
export function EmptyState({ title, hint, action, className }: EmptyStateProps): ReactElement {
  return (
    <Root className={className}>
      <Picture aria-hidden>
        <Inbox size={32} strokeWidth={1.5} />
      </Picture>
      <div role="status">
        <p>{title}</p>
        {hint && <p>{hint}</p>}
      </div>
      {action}
    </Root>
  )
}
