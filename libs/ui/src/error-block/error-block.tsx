import type { ReactElement } from 'react'
import { CircleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import * as messages from '../messages'
import { token } from '../theme/token'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  place-content: center;
  align-items: center;
  gap: ${token('space-3')} ${token('space-4')};
  padding: ${token('space-6')} ${token('space-4')};
  border: 1px dashed ${token('border-strong')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
`

const Message = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  & > svg {
    flex: none;
    color: ${token('danger')};
  }
`

/** Properties of {@link ErrorBlock}. */
export interface ErrorBlockProps {
  /** One readable sentence. */
  message: string
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** Trying again is under way. */
  retrying?: boolean
  className?: string
}

/** Stands in place of a block that failed, with a way to try again. */
export function ErrorBlock({
  message,
  onRetry,
  retrying,
  className,
}: ErrorBlockProps): ReactElement {
  return (
    <Root className={className} role="alert">
      <Message>
        <CircleAlert size={20} aria-hidden />
        <span>{message}</span>
      </Message>
      {onRetry && (
        <Button variant="secondary" size="sm" loading={retrying} onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </Root>
  )
}
