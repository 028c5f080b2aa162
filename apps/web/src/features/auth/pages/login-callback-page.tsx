import type { CodeLoginState } from '@shuyuan/auth-dialogs'
import { ButtonLink, PageHeading, Spinner, StateImage, token } from '@shuyuan/ui'
import { getRouteApi } from '@tanstack/react-router'
import { use } from 'react'
import { styled } from 'styled-components'
import { CodeLoginContext } from '../sign-in/use-visit-code-login'
import { useHref } from '../../../core/router/use-href'
import * as messages from '../messages'
import { safeRedirectTarget } from '../../../core/router/redirect-target'
import { useServices } from '../../../core/use-services'
import { CenteredPage } from '../../../core/page/centered-page'
import { useRedirectSignedIn } from './use-redirect-signed-in'

const Hint = styled.p`
  color: ${token('text-muted')};
`

const route = getRouteApi('/_login/login/callback')

/** Returns why the sign-in stopped, or null while it is in progress. */
function failureOf(state: CodeLoginState, hasCode: boolean): string | null {
  if (!hasCode) return messages.callbackExpired
  if (state.status === 'failed') return state.message
  return state.status === 'needs-binding' ? messages.callbackNeedsMobile : null
}

/** Third-party logins return to this page. */
export function LoginCallbackPage() {
  const { redirect } = route.useSearch()
  const { loginCode } = useServices()
  const href = useHref()
  const codeLogin = use(CodeLoginContext)
  const failure = failureOf(codeLogin, loginCode !== null)
  useRedirectSignedIn()
  if (failure === null) {
    return (
      <CenteredPage>
        <PageHeading>{messages.callbackTitle}</PageHeading>
        <Spinner />
        <p role="status">{messages.callbackWaiting}</p>
      </CenteredPage>
    )
  }
  const login = href({ to: '/login', search: { redirect: safeRedirectTarget(redirect) } })
  return (
    <CenteredPage>
      <StateImage kind="lost" />
      <PageHeading>{messages.callbackFailed}</PageHeading>
      <p role="status">{failure}</p>
      {codeLogin.status === 'failed' && <Hint>{messages.callbackRetryHint}</Hint>}
      <CenteredPage.Actions>
        <ButtonLink href={login}>{messages.backToLogin}</ButtonLink>
        <ButtonLink href={href({ to: '/' })} variant="secondary">
          {messages.backHome}
        </ButtonLink>
      </CenteredPage.Actions>
    </CenteredPage>
  )
}
