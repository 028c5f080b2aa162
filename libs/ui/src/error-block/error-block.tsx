import { use, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button'
import * as messages from '../messages'
import { UiMessages } from '../ui-locale-provider/ui-locale-provider'
import { StateImage } from '../state-image/state-image'
import { token } from '../theme/token'

/** Its own width decides: in a narrow place the words stand without the image. */
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
  text-align: center;
  @container (max-width: 320px) {
    & > span:first-child {
      display: none;
    }
  }
`

/** Properties of {@link ErrorBlock}. */
export interface ErrorBlockProps {
  /** One readable sentence. */
  message: string
  /** Tries again; without it there is no button. */
  onRetry?: () => void
  /** Name of the button that tries again. @default '重试' */
  retryLabel?: string
  /** Trying again is under way. */
  isRetrying?: boolean
  className?: string
}

/** Stands in place of a block that failed, with a way to try again. */
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
