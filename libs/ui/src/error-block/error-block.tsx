import { use, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { StateImage } from '../state-image/state-image'
import { token } from '../theme/token'

/** Container query: a narrow block hides the drawing. */
const Root = styled.div`
  container-type: inline-size;
`

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token('space-4')};
  padding: ${token('space-6')} ${token('space-4')};
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-lg')};
  background: ${token('surface-raised')};
  color: ${token('text')};
  text-align: center;
  & > p {
    margin: 0;
  }
  @container (max-width: 320px) {
    & > span:first-child {
      display: none;
    }
  }
`

export interface ErrorBlockProps {
  /** One readable sentence. */
  message: string
  /** Omit it to hide the button. */
  onRetry?: () => void
  /** Label of the retry button. @default '重试' */
  retryLabel?: string
  /** The retry is pending. */
  isRetrying?: boolean
  /** Class of the root element. */
  className?: string
}

/** Replaces a block that failed, with an optional retry. */
export function ErrorBlock({
  message,
  onRetry,
  retryLabel = use(UiMessages).retry ?? messages.retry,
  isRetrying,
  className,
}: ErrorBlockProps): ReactElement {
  return (
    <Root className={className} role="alert">
      <Box>
        <StateImage kind="failure" />
        <p>{message}</p>
        {onRetry && (
          <Button variant="secondary" loading={isRetrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </Box>
    </Root>
  )
}
