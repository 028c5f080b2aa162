import { Button, ButtonLink, PageHeading, Spinner } from '@shuyuan/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { FallbackTitle } from '../../core/page/fallback-title'
import { useHref } from '../../core/router/use-href'
import { CenteredPage } from '../../core/page/centered-page'
import { useMissingCode } from '../notices/use-missing-code'
import * as messages from '../messages'
import { useRetryPage } from './use-retry-page'

/** Shown if a page threw an error or its code failed to load. */
export function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  const href = useHref()
  const { isRetrying, retry } = useRetryPage()
  const missing = useMissingCode(error, retry)
  const isOffline = missing === 'unreachable'
  if (missing === 'pending')
    return (
      <CenteredPage>
        <Spinner />
      </CenteredPage>
    )
  const title = isOffline ? messages.offline : messages.crashTitle
  return (
    <CenteredPage>
      <FallbackTitle>{title}</FallbackTitle>
      <PageHeading>{title}</PageHeading>
      <p role="status">{isOffline ? messages.notKept : messages.crashHint}</p>
      <CenteredPage.Actions>
        <Button loading={isRetrying} onClick={retry}>
          {messages.retry}
        </Button>
        {!isOffline && (
          <ButtonLink href={href({ to: '/' })} variant="secondary" rel="external">
            {messages.backHome}
          </ButtonLink>
        )}
      </CenteredPage.Actions>
    </CenteredPage>
  )
}

/** {@link CrashPage} if the page frame threw an error, too. */
export function FrameCrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <main id="main">
      <CrashPage error={error} />
    </main>
  )
}
