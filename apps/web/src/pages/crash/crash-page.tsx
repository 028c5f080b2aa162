import { Button, ButtonLink, PageHeading } from '@shuyuan/ui'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { isUnreachedCode } from '../../code/unreached-code'
import * as messages from '../../messages'
import { useTitle } from '../../use-title'
import { CenteredPage } from '../frames/centered-page'
import { UnreachedPage } from './unreached-page'
import { useSchoolName } from './use-school-name'

/** Shown instead of a page that threw; where only its code is missing, that is said instead. */
export function CrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return isUnreachedCode(error) ? <UnreachedPage /> : <Crash />
}

function Crash() {
  const school = useSchoolName()
  useTitle(school === '' ? messages.crashTitle : `${messages.crashTitle} - ${school}`)
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
export function FrameCrashPage({ error }: Pick<ErrorComponentProps, 'error'>) {
  return (
    <main id="main">
      <CrashPage error={error} />
    </main>
  )
}
