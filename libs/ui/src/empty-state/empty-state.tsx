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
  & > p {
    margin: 0;
  }
  & > p:first-child {
    color: ${token('text')};
    font: ${token('type-subtitle')};
  }
`

export interface EmptyStateProps {
  /** Text such as 暂无课程. */
  title: string
  /** Suggests what the user can do. */
  hint?: string
  /** Link or button to continue. */
  action?: ReactNode
  /** Drawing above the text. @default 'empty' */
  image?: StateImageKind
  /** Class of the root element. */
  className?: string
}

/** Empty state of a list. */
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
