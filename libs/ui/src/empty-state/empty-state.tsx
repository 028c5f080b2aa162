import type { ReactElement, ReactNode } from 'react'
import { styled } from 'styled-components'
import { StateImage } from '../state-image/state-image'
import type { StateImageKind } from '../state-image/state-drawing'
import { token } from '../theme/token'

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-3')};
  padding: ${token('space-8')} ${token('space-4')};
  color: ${token('text-muted')};
  text-align: center;
`

const Words = styled.div`
  max-inline-size: 28em;
  & > p:first-child {
    color: ${token('text')};
    font: ${token('type-subheading')};
  }
`

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** What there is none of, as 暂无课程. */
  title: string
  /** What one could do about it. */
  hint?: string
  /** A link or button that leads on. */
  action?: ReactNode
  /** What is drawn above the words. @default 'empty' */
  image?: StateImageKind
  className?: string
}

/** Says that a list has nothing to show. */
export function EmptyState({
  title,
  hint,
  action,
  image = 'empty',
  className,
}: EmptyStateProps): ReactElement {
  return (
    <Root className={className}>
      <StateImage kind={image} />
      <Words role="status">
        <p>{title}</p>
        {hint && <p>{hint}</p>}
      </Words>
      {action}
    </Root>
  )
}
