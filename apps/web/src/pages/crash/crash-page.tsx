import { Button, ButtonLink, PageHeading } from '@shuyuan/ui'
import * as messages from '../../messages'
import { useTitle } from '../../use-title'
import { CenteredPage } from '../frames/centered-page'

/** Shown instead of a page that threw; nothing here depends on what may have failed. */
export function CrashPage() {
  useTitle(messages.crashTitle)
  return (
    <CenteredPage>
      <PageHeading>{messages.crashTitle}</PageHeading>
      <p>{messages.crashHint}</p>
      <CenteredPage.Actions>
        {/* Drawing again would not help where the page's code or its loader failed. */}
        <Button onClick={() => window.location.reload()}>{messages.retry}</Button>
        <ButtonLink href="/" variant="secondary" rel="external">
          {messages.backHome}
        </ButtonLink>
      </CenteredPage.Actions>
    </CenteredPage>
  )
}

/** The same where the frame of the page threw too. */
export function FrameCrashPage() {
  return (
    <main id="main">
      <CrashPage />
    </main>
  )
}
